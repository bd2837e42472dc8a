import { company } from '../content/company.ts';

/** The site's own address without a slash at its end; throws a readable error when it is none. */
export function siteUrlFrom(value: string | undefined): string {
  const text = value || company.defaultSiteUrl;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`SITE_URL must be an address such as https://www.example.com, not "${text}"`);
  }
  return url.href.replace(/\/$/, '');
}
