import { company } from '#content/company.ts';
import { type PageName, pages } from '#content/pages.ts';
import { solutions } from '#content/solutions.ts';

type Thing = { '@type': string; [property: string]: unknown };

/** What a page says of itself to search engines (schema.org, as JSON-LD). True to the content, and no more. */
export function structuredData(page: PageName, siteUrl: string): object {
  if (page === 'home') return graph([theOrganization(siteUrl), theWebsite(siteUrl)]);
  const { path, title, description } = pages[page];
  const organization = { '@id': `${siteUrl}/#organization` };
  const itself: Thing = {
    '@type': page === 'about' ? 'AboutPage' : 'WebPage',
    '@id': new URL(path, siteUrl).href,
    url: new URL(path, siteUrl).href,
    name: title,
    description,
    isPartOf: { '@id': `${siteUrl}/#website` },
    about: organization,
  };
  return graph(page === 'product' ? [itself, ...theProducts(siteUrl, organization)] : [itself]);
}

function graph(things: Thing[]): object {
  return { '@context': 'https://schema.org', '@graph': things };
}

function theOrganization(siteUrl: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company.name,
    url: siteUrl,
    slogan: company.tagline,
    logo: `${siteUrl}/favicon.svg`,
    email: company.mailboxes.general,
    address: company.offices.map(({ postal }) => ({ '@type': 'PostalAddress', ...postal })),
  };
}

function theWebsite(siteUrl: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    url: siteUrl,
  };
}

/** Neither is sold at a price on this site, so there is no offer to speak of. */
function theProducts(siteUrl: string, provider: object): Thing[] {
  return solutions.items.map(({ name, summary, capabilities }) => ({
    '@type': 'Service',
    '@id': `${siteUrl}/#${name.split(' ').at(-1)?.toLowerCase()}`,
    name,
    description: summary,
    provider,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: `${name}: capabilities`,
      itemListElement: capabilities.map(({ name, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, description: text },
      })),
    },
  }));
}
