/** The two ways on, in the same words everywhere. */
export const callsToAction = {
  talk: { label: 'Talk to us', href: '/#contact' },
  draw: { label: 'Draw your own line', href: '/#approach' },
} as const;
