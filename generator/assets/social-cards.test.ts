import { createElement } from 'react';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SocialCard } from '#app/social-card/social-card.tsx';
import { type PageName, pageNames, pages } from '#content/pages.ts';
import { drawSocialCards } from './social-cards.ts';

const renderCard = (page: PageName) =>
  createElement(SocialCard, { page, title: pages[page].card.title });
const cards = await drawSocialCards(renderCard);

test.each(pageNames)('the %s page’s card meets the limits of social networks', async (page) => {
  expect(cards[page].name).toMatch(/^assets\/card-\w+-[\w-]{8}\.png$/);
  const { png } = cards[page];
  expect(png.byteLength).toBeLessThan(120_000);
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, hasAlpha: false });
});

test('a long title with a long word fits on a social card', async () => {
  const title = `Donaudampfschifffahrtsgesellschaftskapitän ${'and so on '.repeat(8)}`;
  const longCards = await drawSocialCards((page) => createElement(SocialCard, { page, title }));
  const { png } = longCards.product;
  // On the left, only the title is white, so the pixels with the most blue belong to the title.
  expect(await findMostBlue(png, { top: 130, height: 400 })).toBeGreaterThan(200);
  expect(await findMostBlue(png, { top: 570, height: 60 })).toBeLessThan(100);
});

/** Returns the highest blue value in the left part of a band of the card. */
async function findMostBlue(png: Uint8Array, band: { top: number; height: number }) {
  const pixels = await sharp(png)
    .extract({ left: 0, width: 500, ...band })
    .raw()
    .toBuffer();
  return pixels.reduce((most, value, index) => (index % 3 === 2 ? Math.max(most, value) : most), 0);
}
