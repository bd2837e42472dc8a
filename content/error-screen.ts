/** When the site itself breaks: said above the browser's or the server's own words. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  link: { label: 'Return to Home', href: '/' },
} as const;
