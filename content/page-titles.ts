import { company } from './company.ts';

/** What the window, a search result or a shared link calls each page. */
export const pageTitles = {
  '/': `${company.name}: ${company.tagline}`,
  '/about': `About ${company.name}`,
  '/careers': `Careers at ${company.name}`,
  '/product': `${company.products.launch}: Kubernetes automation`,
} as const;

export type PagePath = keyof typeof pageTitles;

export const notFoundTitle = `Page not found, ${company.name}`;
