import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SocialCard } from '#app/social-card/social-card.tsx';
import type * as Content from '#content/colours.ts';
import { drawIcons } from './assets/icons.ts';
import { webManifest } from './discovery/web-manifest.ts';
import { generatedModules } from './generated-modules.ts';
import { fillColours } from './plugins/pictures.ts';
import { root } from './root.ts';

const { violet } = vi.hoisted(() => ({ violet: '#7F4FFF' }));

// The owner's change: one line of one file.
vi.mock(import('#content/colours.ts'), async (original) => {
  const { colours } = await original();
  return { colours: { ...colours, wheat: violet } as unknown as typeof colours };
});
const { colours } = await vi.importActual<typeof Content>('#content/colours.ts');

const pictures = join(root, 'app/sections/hero/pictures');
const drawings = readdirSync(pictures).map((name): [string, string] => [
  name,
  fillColours(readFileSync(join(pictures, name), 'utf8')),
]);

const card = createElement(SocialCard, { page: 'home', title: 'A title' });
const favicon = join(await drawIcons(), 'favicon.svg');
/** Everything with colours. The icons' and cards' pixels are drawn from the SVG and HTML here. */
const texts: [string, string][] = [
  ['the styles', (await generatedModules['virtual:generated.css']?.()) ?? ''],
  ['the card', decodeURIComponent(renderToStaticMarkup(card))],
  ['the icon', readFileSync(favicon, 'utf8')],
  ['the manifest', webManifest()],
  ...drawings,
];

it.each(texts)('a changed wheat is in %s, and the old one is not', (_, content) => {
  expect(content.toLowerCase()).toContain(violet.toLowerCase());
  expect(content.toLowerCase()).not.toContain(colours.wheat.toLowerCase());
});

it.each(drawings)('%s names only colours that there are', (_, svg) => {
  expect(svg).not.toContain('var(');
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
