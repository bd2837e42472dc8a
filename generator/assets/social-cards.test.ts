import { createElement } from 'react';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SocialCard } from '#app/social-card/social-card.tsx';
import { type PageName, pageNames, pages } from '#content/pages.ts';
import { drawSocialCards } from './social-cards.ts';

const cardOf = (page: PageName) =>
  createElement(SocialCard, { page, title: pages[page].card.title });
const cards = await drawSocialCards(cardOf);

it.each(pageNames)('the social card of %s meets every network’s limits', async (page) => {
  expect(cards[page].name).toMatch(/^assets\/card-\w+-[\w-]{8}\.png$/);
  const { png } = cards[page];
  expect(png.byteLength).toBeLessThan(120_000);
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, hasAlpha: false });
});
