import { about } from './about.ts';
import { careers } from './careers.ts';
import { company } from './company.ts';
import { constants } from './constants.ts';
import { product } from './product.ts';

interface Page {
  path: `/${string}`;
  /** The title in the browser tab, in search results and in shared links. */
  title: string;
  /** Shown under the title in search results. */
  description: string;
  /** The image of a shared link. */
  card: { title: string; alt: string };
}

/** Every page of the site. A page's component is in `app/pages/NAME.tsx`. */
export const pages = {
  home: {
    path: '/',
    title: `${company.name}: Kubernetes automation and AI-driven managed services`,
    description: `${company.name} builds and runs cloud platforms for large enterprises: Kubernetes automation, and AI-driven managed services from observability to compliance.`,
    card: card(company.tagline),
  },
  about: {
    path: '/about',
    title: `About ${company.name}: how we build and run cloud platforms`,
    description: `${company.name}, in ${company.offices[0].postal.addressLocality}, builds and runs cloud platforms for large enterprises. How we work, and why we draw releases like a railway timetable.`,
    card: card(about.title),
  },
  careers: {
    path: '/careers',
    title: `Careers at ${company.name}: cloud platforms, ${constants.workWeekHours}-hour weeks`,
    description: `${constants.workWeekHours}-hour work weeks, flexible PTO and six values you can hold us to: what it is like to work at ${company.name}.`,
    card: card(careers.title),
  },
  product: {
    path: '/product',
    title: `${company.products.launch}: Kubernetes releases from push to production`,
    description: `${company.products.launch} takes a change from push to production on AWS, GCP, Azure, on-prem and bare metal. Every stage, and what happens if it fails.`,
    card: card(product.title),
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

function card(title: string) {
  return {
    title,
    alt: `${company.name}: “${title}” beside a release graph.`,
  };
}
