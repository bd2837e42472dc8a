import { expect, type Locator, type Page } from '@playwright/test';
import { carouselWords, heroSlides } from '#content/hero-slides.ts';

/** The carousel as a visitor meets it. */
export interface Hero {
  section: Locator;
  /** By number, from 1; found whether it is shown or not. */
  slide(number: number): Locator;
  dot(number: number): Locator;
  pause: Locator;
  play: Locator;
  /** The slide is shown, the others are not there for anybody, and the dots say so. */
  expectShown(number: number): Promise<void>;
}

export function heroOf(page: Page): Hero {
  const section = page.locator('#hero');
  const numbers = heroSlides.map((_, index) => index + 1);
  const slide = (number: number) =>
    section.getByRole('group', {
      name: carouselWords.slide(number, heroSlides.length),
      exact: true,
      includeHidden: true,
    });
  const dot = (number: number) =>
    section.getByRole('button', {
      name: carouselWords.dot(number, heroSlides[number - 1]?.title ?? ''),
    });

  return {
    section,
    slide,
    dot,
    pause: section.getByRole('button', { name: carouselWords.pause }),
    play: section.getByRole('button', { name: carouselWords.play }),
    async expectShown(number) {
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
      await expect(slide(number)).not.toHaveAttribute('inert');
      await expect(slide(number)).not.toHaveAttribute('aria-hidden', 'true');
      for (const other of numbers.filter((other) => other !== number)) {
        await expect(dot(other)).not.toHaveAttribute('aria-current');
        await expect(slide(other)).toHaveAttribute('inert');
        await expect(slide(other)).toHaveAttribute('aria-hidden', 'true');
      }
    },
  };
}

/** Takes the mouse off the carousel, onto the empty middle of the bar. */
export async function pointAway(page: Page): Promise<void> {
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 12);
}
