import type { Graph, Thing } from 'schema-dts';
import { company } from '#content/company.ts';
import type { PageName } from '#content/pages.ts';
import { solutions } from '#content/solutions.ts';

/**
 * Describes the company and its products for search engines (schema.org, as JSON-LD), each on one page.
 * Returns undefined for other pages, whose title and description are enough.
 */
export function structuredData(page: PageName, siteUrl: string): Graph | undefined {
  const organization = `${siteUrl}/#organization`;
  const things: Partial<Record<PageName, Thing[]>> = {
    home: [{ '@type': 'WebSite', name: company.name, url: siteUrl }],
    about: [
      {
        '@type': 'Organization',
        '@id': organization,
        name: company.name,
        url: siteUrl,
        logo: `${siteUrl}/favicon.svg`,
        email: company.mailboxes.general,
        address: company.offices.map(({ postal }) => ({ '@type': 'PostalAddress', ...postal })),
      },
    ],
    product: solutions.items.map(({ name, summary }) => ({
      '@type': 'Service',
      name,
      description: summary,
      provider: { '@id': organization },
    })),
  };
  const graph = things[page];
  return graph && { '@context': 'https://schema.org', '@graph': graph };
}
