/** The two calls to action, which are worded the same everywhere. */
export const callsToAction = {
  talk: { label: 'Talk to us', href: '/#contact' },
  draw: { label: 'Draw your own line', href: '/#approach' },
} as const;
