import { company } from '#content/company.ts';
import type { PageName } from '#content/pages.ts';
import { solutions } from '#content/solutions.ts';

type Thing = { '@type': string; [property: string]: unknown };

/**
 * Returns what search engines are told about the company and its products (schema.org, as JSON-LD), each on
 * one page; undefined for a page of which its title and description say all.
 */
export function structuredData(page: PageName, siteUrl: string): object | undefined {
  const things: Partial<Record<PageName, typeof organization>> = {
    home: organization,
    product: products,
  };
  const graph = things[page]?.(siteUrl);
  return graph && { '@context': 'https://schema.org', '@graph': graph };
}

function organization(siteUrl: string): Thing[] {
  return [
    {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: company.name,
      url: siteUrl,
      slogan: company.tagline,
      logo: `${siteUrl}/favicon.svg`,
      email: company.mailboxes.general,
      address: company.offices.map(({ postal }) => ({ '@type': 'PostalAddress', ...postal })),
    },
    { '@type': 'WebSite', '@id': `${siteUrl}/#website`, name: company.name, url: siteUrl },
  ];
}

function products(siteUrl: string): Thing[] {
  return solutions.items.map(({ name, summary }) => ({
    '@type': 'Service',
    name,
    description: summary,
    provider: { '@id': `${siteUrl}/#organization` },
  }));
}
