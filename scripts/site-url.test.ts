import { expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { siteUrlFrom } from './site-url.ts';

it('falls back to the company’s own address', () => {
  expect(siteUrlFrom(undefined)).toBe(company.defaultSiteUrl);
  expect(siteUrlFrom('')).toBe(company.defaultSiteUrl);
});

it('drops the slash at the end', () => {
  expect(siteUrlFrom('https://www.example.com/')).toBe('https://www.example.com');
});

it.each(['www.example.com', 'ftp://example.com', 'javascript:alert(1)'])('refuses %s', (value) => {
  expect(() => siteUrlFrom(value)).toThrow(/SITE_URL must be an address/);
});
