/** Shown above the error's own message. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  link: { label: 'Return to Home', href: '/' },
} as const;
