import { existsSync } from 'node:fs';
import { Window } from 'happy-dom';
import { makeTestApp } from './test-app.ts';
import { testedSite } from './tested-site.ts';

if (!existsSync(testedSite))
  throw new Error('Run `npm test -- FILE`, which builds the site that the tests read.');

const { app } = makeTestApp({ dist: testedSite });

/** Requests a path of the built site, without a port. */
export async function request(path: string, options?: RequestInit) {
  const response = await app.request(path, options);
  return { response, text: await response.text() };
}

export function parse(html: string) {
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}
