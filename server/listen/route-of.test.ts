import { expect, test } from 'vitest';
import { readTarget } from './read-target.ts';
import { routeOfApp } from './route-of.ts';

test.each([
  ['/rest/v1/contacts?columns=%22name%22', '/rest/v1/contacts'],
  ['/rest/v1/%63ontacts', '/rest/v1/contacts'],
  ['/assets/../rest/v1/contacts', '/rest/v1/contacts'],
  ['http://site.test/rest/v1/contacts', '/rest/v1/contacts'],
  ['/rest/v1/other', '/rest/*'],
  ['/rest/%', '/rest/*'],
  ['/functions/v1/send-contact-email', '/functions/v1/send-contact-email'],
  ['/functions/v1/other', '/functions/*'],
  ['/contact', '/contact'],
  ['/healthz', '/healthz'],
  ['/', undefined],
  ['/about?a=/healthz', undefined],
  ['/rest', undefined],
  ['/restful', undefined],
  ['//rest/v1/contacts', undefined],
  ['/constructor', undefined],
  ['*', undefined],
  ['', undefined],
])('%s counts as %s', (target, route) => {
  expect(routeOfApp(readTarget(target))).toBe(route);
});
