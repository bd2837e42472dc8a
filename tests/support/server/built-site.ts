import { join } from 'node:path';
import { Window } from 'happy-dom';
import { root } from '#tools/steps.mjs';
import { makeTestApp } from './test-app.ts';

const { app } = makeTestApp({ dist: join(root, 'dist') });

/** Requests something of the built site, as served, without a port. */
export async function request(path: string, options?: RequestInit) {
  const response = await app.request(path, options);
  return { response, text: await response.text() };
}

export function parse(html: string) {
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}
