import { company } from '../../content/company.ts';
import { pageDescriptions } from '../../content/page-descriptions.ts';
import { type PagePath, pageTitles } from '../../content/page-titles.ts';
import { markdownOf, markdownPath } from './markdown.ts';
import { securityTxt } from './security-txt.ts';

const pages = Object.keys(pageTitles) as PagePath[];

/** The files by which programs find their way around the site, by their names in its root. */
export function foundFiles(siteUrl: string): Record<string, string> {
  return {
    'robots.txt': robots(siteUrl),
    'sitemap.xml': sitemap(siteUrl),
    'llms.txt': llms(siteUrl),
    '.well-known/security.txt': securityTxt(siteUrl, new Date()),
    ...Object.fromEntries(
      pages.map((path) => [markdownPath(path).slice(1), markdownOf(path, siteUrl)]),
    ),
  };
}

function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /rest/\nDisallow: /functions/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function sitemap(siteUrl: string): string {
  const entries = pages.map((path) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** llmstxt.org: what the site is about, and where its pages are in Markdown. */
function llms(siteUrl: string): string {
  const links = pages.map(
    (path) => `- [${pageTitles[path]}](${siteUrl}${markdownPath(path)}): ${pageDescriptions[path]}`,
  );
  return [`# ${company.name}`, `> ${pageDescriptions['/']}`, '## Pages', links.join('\n'), ''].join(
    '\n\n',
  );
}
