import { about } from './about.ts';
import { careers } from './careers.ts';
import { company } from './company.ts';
import type { PagePath } from './page-titles.ts';
import { product } from './product.ts';

/** The picture that stands beside a shared link to each page. */
export const socialCards: Record<PagePath, { title: string; alt: string }> = {
  '/': card(company.tagline),
  '/about': card(about.title),
  '/careers': card(careers.title),
  '/product': card(product.title),
};

function card(title: string) {
  return {
    title,
    alt: `${company.name}: “${title}”, over a release graph in which one heavy line climbs stage by stage.`,
  };
}
