import { company } from './company.ts';

export const notFound = {
  /** The document's `<title>`. */
  documentTitle: `${company.name}: page not found`,
  title: '404 - Oops! Page not found',
  text: 'This line runs past the last station. There is nothing at this address.',
  link: { label: 'Return to Home', href: '/' },
} as const;
