import { company } from '#content/company.ts';
import { pageNames, pages } from '#content/pages.ts';

/** Returns the files that crawlers and browsers look for in the site's root, keyed by name. */
export function discoveryFiles(siteUrl: string): Record<string, string> {
  return {
    'robots.txt': robots(siteUrl),
    'sitemap.xml': sitemap(siteUrl),
    'llms.txt': llms(siteUrl),
    'speculation-rules.json': speculationRules(),
    '.well-known/security.txt': securityTxt(siteUrl),
  };
}

function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /rest/\nDisallow: /functions/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function sitemap(siteUrl: string): string {
  const entries = Object.values(pages).map(
    ({ path }) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Lets browsers prerender a page whose link is hovered. The `Speculation-Rules` header names this file. */
function speculationRules(): string {
  const href_matches = Object.values(pages).map(({ path }) => path);
  const thisPage = { href_matches: '?*', relative_to: 'document' };
  const where = { and: [{ href_matches }, { not: thisPage }] };
  return `${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}\n`;
}

/** Describes the site for language models (https://llmstxt.org). */
function llms(siteUrl: string): string {
  const links = pageNames.map((name) => {
    const { path, title, description } = pages[name];
    return `- [${title}](${new URL(path, siteUrl).href}): ${description}`;
  });
  return `# ${company.name}\n\n> ${pages.home.description}\n\n## Pages\n\n${links.join('\n')}\n\n`;
}

/** Says where to report a vulnerability (RFC 9116). The file must expire within a year, so each build renews it. */
function securityTxt(siteUrl: string): string {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return `Contact: mailto:${company.mailboxes.general}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: ${company.language}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
