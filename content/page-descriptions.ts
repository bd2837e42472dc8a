import { company } from './company.ts';
import type { PagePath } from './page-titles.ts';

/** What a search result says under the title. */
export const pageDescriptions: Record<PagePath, string> = {
  '/': 'Cloud infrastructure, automation and AI-driven managed services for large enterprises: Kubernetes release pipelines, observability, security and compliance as code.',
  '/about': `How ${company.name} works: a collaborative culture, a distributed management structure and continuous development.`,
  '/careers': `Mastery, autonomy, purpose and a 35-hour work week: what it is like to work at ${company.name}, and where the open positions are.`,
  '/product': `${company.products.launch} takes a change from the push to production on AWS, GCP, Azure, on-prem and bare metal. Step through the whole development workflow.`,
};
