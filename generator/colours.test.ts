import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { SocialCard } from '#app/social-card/social-card.tsx';
import { writeHtml } from '#server/mail/write-html.ts';
import { root } from '#tools/steps.mjs';
import { planIcons } from './assets/icons.ts';
import { drawing } from './assets/pictures/masters.ts';
import { pictures } from './assets/pictures/pictures.ts';
import { drawSocialCards } from './assets/social-cards.ts';
import { rasterize } from './cache/raster.ts';
import { generatedCss } from './plugins/generated-css.ts';

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
const icons = await Promise.all(
  planIcons().map(async ({ name, make }) => [name, await make()] as const),
);
const texts: [string, string][] = [
  ['the styles', generatedCss['virtual:generated.css']()],
  ['the card', decodeURIComponent(renderToStaticMarkup(card))],
  ['a mail', writeHtml(mail)],
  ...Object.entries(pictures)
    .filter(([, { kind }]) => kind === 'drawing')
    .map(([name]): [string, string] => [name, String(drawing(name).source)]),
  ...icons
    .filter(([name]) => /svg|manifest/.test(name))
    .map(([name, bytes]): [string, string] => [name, Buffer.from(bytes).toString()]),
];

describe('another wheat', () => {
  it.each(texts)('is in %s, and the old one is not', (_, content) => {
    expect(content.toLowerCase()).toContain(violet);
    expect(content.toLowerCase()).not.toContain(wheat);
  });

  it('leaves no pixel of the old one in icon and card', async () => {
    const pictures = [
      sharp(await (await drawSocialCards(() => card)).home.make()),
      await rasterize(Buffer.from(icons[0]?.[1] ?? '').toString(), 180, 180),
    ];
    for (const picture of pictures) {
      const pixels = await picture.removeAlpha().raw().toBuffer();
      expect(count(pixels, violet)).toBeGreaterThan(100);
      expect(count(pixels, wheat)).toBe(0);
    }
  });
});

it('is spelled in one file, like every other colour', () => {
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

/** Counts the pixels of the colour, with a tolerance for smoothed edges. */
function count(pixels: Buffer, colour: string): number {
  const wanted = Buffer.from(colour.slice(1), 'hex');
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if ([0, 1, 2].every((part) => Math.abs((pixels[at + part] ?? 0) - (wanted[part] ?? 0)) < 8))
      found += 1;
  return found;
}
