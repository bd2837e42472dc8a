/** Where visitors draw the line of their own releases. */
export const ownLine = {
  title: 'Draw your own line',
  lead: 'Set how long a change of yours waits at each stage, and how long it is worked on in all. The figures are yours, and stay on this page until you send them.',
  moves: 'Worked on, in all',
  /** The hours that can be set, and by how much. */
  range: { waits: { max: 80, step: 1 }, moves: { max: 40, step: 1 } },
  link: { label: 'Send us this line', href: '/#contact' },
} as const;

/** What the drawing says of itself. */
export const ownLineWords = {
  empty: 'Move a slider, and your line begins here.',
  hours: (hours: number) => `${hours} h`,
  sentence: (moves: number, waits: number) => `Your change moves ${moves} h and waits ${waits} h.`,
  /** What is put into the form, for the visitor to go on with. */
  message: (moves: number, waits: number, stages: readonly string[]) =>
    `One of our changes moves ${moves} h and waits ${waits} h: ${stages.join(', ')}.`,
  stage: (name: string, hours: number) => `${name} ${hours} h`,
};
