/** The screen also shows the error's message. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  link: { label: 'Return to Home', href: '/' },
} as const;
