import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { widthOf } from '#build/assets/svg/lettering.ts';
import { pageNames as pages, pages as record } from '#content/pages.ts';
import { socialCard } from './card.ts';
import { compositionOf } from './compositions.ts';
import { fitTitle } from './fit-title.ts';
import { planSocialCards } from './plan-social-cards.ts';

const cards = await planSocialCards();

it.each(pages)('%s has a card that every network takes', async (page) => {
  const file = cards[page];
  expect(file.name).toMatch(/^assets\/card-\w+-[\w-]{8}\.png$/);
  expect(record[page].card.alt).toMatch(/.{40,}/);
  const png = await file.make();
  expect(png.byteLength).toBeLessThan(120_000);
  expect(await sharp(png).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
    hasAlpha: false,
  });
});

it('each page has its own, the same every time', async () => {
  const names = pages.map((page) => cards[page].name);
  expect(new Set(names).size).toBe(pages.length);
  const again = await planSocialCards();
  expect(pages.map((page) => again[page].name)).toEqual(names);
});

it('follows its title', () => {
  for (const page of pages) {
    const [one, other] = ['Once', 'Twice'].map((title) => socialCard(title, compositionOf(page)));
    expect(one).not.toBe(other);
    for (const card of [one, other]) expect(card).not.toMatch(/NaN|undefined|Infinity/);
  }
});

describe('a title', () => {
  const style = { weight: 600, tracking: -0.042, leading: 1, largest: 116 };
  const room = { width: 640, height: 330 };
  const fit = (title: string) => fitTitle(title, room, style);

  it.each([
    'Home',
    'Enabling Velocity through AI',
    'A title that goes on for so long that nobody would set it in letters of such a size at all',
    'Donaudampfschifffahrtsgesellschaftskapitän',
  ])('stays in its room: %s', (title) => {
    const { lines, size } = fit(title);
    expect(lines.join(' ')).toBe(title);
    expect(size).toBeGreaterThan(20);
    expect(size).toBeLessThanOrEqual(style.largest);
    expect(lines.length * size).toBeLessThanOrEqual(room.height);
    for (const line of lines) expect(widthOf(line, { ...style, size })).toBeLessThan(room.width);
  });

  it('falls into lines of about one length', () => {
    expect(fit('Do work you are proud of, then go home').lines).toEqual([
      'Do work you',
      'are proud of,',
      'then go home',
    ]);
  });
});
