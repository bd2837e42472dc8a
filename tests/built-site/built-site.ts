import { existsSync } from 'node:fs';
import { Window } from 'happy-dom';
import { loadSite } from '#server/site/load-site.ts';
import { makeTestApp } from '#tests/support/server/fixture-site.ts';
import { testedSite } from '#tests/support/tested-site.ts';

if (!existsSync(testedSite))
  throw new Error('Run `npm test -- FILE`, which builds the site that the tests read.');

const { app } = makeTestApp({ site: loadSite(testedSite) });

/** Requests a path of the built site, without a port. */
export async function request(path: string, options?: RequestInit) {
  const response = await app.request(path, options);
  return { response, text: await response.text() };
}

export function parse(html: string) {
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}
