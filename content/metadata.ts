import { company } from './company.ts';

export interface PageMetadata {
  title: string;
  description: string;
}

/** What a search result or a shared link shows, by path. */
export const pageMetadata = {
  '/': {
    title: `${company.name}: ${company.tagline}`,
    description:
      'Cloud infrastructure, automation and AI-driven managed services for large enterprises: Kubernetes release pipelines, observability, security and compliance as code.',
  },
  '/about': {
    title: `About ${company.name}`,
    description: `How ${company.name} works: a collaborative culture, a distributed management structure and continuous development.`,
  },
  '/careers': {
    title: `Careers at ${company.name}`,
    description: `Mastery, autonomy, purpose and a 35-hour work week: what it is like to work at ${company.name}, and where the open positions are.`,
  },
  '/product': {
    title: `${company.products.launch}: Kubernetes automation`,
    description: `${company.products.launch} takes a change from the push to production on AWS, GCP, Azure, on-prem and bare metal. Step through the whole development workflow.`,
  },
} as const satisfies Record<string, PageMetadata>;

export const notFoundMetadata: PageMetadata = {
  title: `Page not found, ${company.name}`,
  description: 'There is no page at this address.',
};
