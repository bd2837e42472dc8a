import { expect, type Page } from '@playwright/test';
import { carouselCopy, heroSlides } from '#content/hero-slides.ts';

/** Locates the carousel's parts. Slides and dots are numbered from 1. */
export function getHero(page: Page) {
  const section = page.locator('#hero');
  /** Finds a slide, shown or not. */
  const slide = (number: number) =>
    section.getByRole('group', {
      name: carouselCopy.slide(number, heroSlides.length),
      exact: true,
      includeHidden: true,
    });
  const dot = (number: number) =>
    section.getByRole('button', {
      name: carouselCopy.dot(number, heroSlides[number - 1]?.title ?? ''),
    });

  return {
    section,
    slide,
    dot,
    pause: section.getByRole('button', { name: carouselCopy.pause }),
    play: section.getByRole('button', { name: carouselCopy.play }),
    /** Checks that the slide is shown, the others are hidden from everyone, and the dots agree. */
    async expectShown(shown: number) {
      await expect(dot(shown)).toHaveAttribute('aria-current', 'true');
      await expect(section.locator('[aria-current]')).toHaveCount(1);
      await expect(slide(shown)).not.toHaveAttribute('inert');
      await expect(slide(shown)).not.toHaveAttribute('aria-hidden', 'true');
      const hidden = section.locator('[inert][aria-hidden="true"]');
      await expect(hidden).toHaveCount(heroSlides.length - 1);
    },
  };
}

/** Counts the animations of the release graph, which has none when it is shown complete. */
export function countReleaseAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((each) => each instanceof CSSAnimation && each.animationName.startsWith('graph-'))
        .length,
  );
}
