import type { Graph, Thing } from 'schema-dts';
import { company } from '#content/company.ts';
import type { PageName } from '#content/pages.ts';
import { solutions } from '#content/solutions.ts';

/**
 * Describes the company and its products for search engines (schema.org, as JSON-LD), each on one page.
 * Returns undefined for a page whose title and description are enough.
 */
export function structuredData(page: PageName, siteUrl: string): Graph | undefined {
  const things: Partial<Record<PageName, typeof organization>> = {
    home: website,
    about: organization,
    product: products,
  };
  const graph = things[page]?.(siteUrl);
  return graph && { '@context': 'https://schema.org', '@graph': graph };
}

function website(siteUrl: string): Thing[] {
  return [{ '@type': 'WebSite', name: company.name, url: siteUrl }];
}

function organization(siteUrl: string): Thing[] {
  return [
    {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: company.name,
      url: siteUrl,
      logo: `${siteUrl}/favicon.svg`,
      email: company.mailboxes.general,
      address: company.offices.map(({ postal }) => ({ '@type': 'PostalAddress', ...postal })),
    },
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
