import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SocialCard } from '#app/social-card/social-card.tsx';
import { writeHtml } from '#server/mail/write-body.ts';
import { planIcons } from './assets/icons.ts';
import { drawing } from './assets/pictures/masters.ts';
import { drawings } from './assets/pictures/pictures.ts';
import { generatedCss } from './plugins/generated-css.ts';
import { root } from './root.ts';

/** Read from the file, past the mock below. */
const text = readFileSync(join(root, 'content/colours.ts'), 'utf8');
const wheat = /wheat: '(#[0-9a-f]{6})'/.exec(text)?.[1] ?? '';
const { violet } = vi.hoisted(() => ({ violet: '#7f4fff' }));

// The owner's change: one line of one file.
vi.mock(import('#content/colours.ts'), async (original) => {
  const { colours } = await original();
  return { colours: { ...colours, wheat: violet } as unknown as typeof colours };
});

const mail = {
  subject: '',
  details: [{ label: 'Name', text: 'Ada' }],
  message: '',
  received: '',
  reference: '',
  closing: '',
};
const card = createElement(SocialCard, { page: 'home', title: 'A title' });
const icons = planIcons().filter(({ name }) => /svg|manifest/.test(name));
/** Everything with colours. The icons' and cards' pixels are drawn from the SVG and HTML here. */
const texts: [string, string][] = [
  ['the styles', generatedCss['virtual:generated.css']()],
  ['the card', decodeURIComponent(renderToStaticMarkup(card))],
  ['a mail', writeHtml(mail)],
  ...Object.keys(drawings).map((name): [string, string] => [name, drawing(name)]),
  ...(await Promise.all(
    icons.map(async ({ name, make }) => [name, String(await make())] as [string, string]),
  )),
];

it.each(texts)('a changed wheat is in %s, and the old one is not', (_, content) => {
  expect(content.toLowerCase()).toContain(violet);
  expect(content.toLowerCase()).not.toContain(wheat);
});

it('every colour is spelled in one file', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'generator', 'content', 'server'], {
    cwd: root,
    encoding: 'utf8',
  });
  const spelling = files
    .split('\n')
    .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file) && existsSync(join(root, file)))
    .filter((file) =>
      /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i.test(readFileSync(join(root, file), 'utf8')),
    );
  expect(spelling).toEqual(['content/colours.ts']);
});
