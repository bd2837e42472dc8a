import type { Page } from '@playwright/test';

/** What a visitor comes for: the bar, the buttons, the controls of carousel, services, workflow and form. */
const main =
  'header a, header button, .button, #hero button[aria-label], #services button, #workflow button:not(li button), #contact form :is(input, textarea, button)';

/** Measures what can be clicked now: 44 by 44 pixels at least for what visitors come for, 24 for the rest. */
export function measureTargets(page: Page): Promise<{ small: string[]; count: number }> {
  return page.evaluate((main) => {
    const targets = [
      ...document.querySelectorAll('a[href], button, input, textarea, summary, [role="tab"]'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden="true"], [href="#main"]'))
      // A link in a sentence is as high as its line (WCAG 2.5.8).
      .filter((element) => {
        const isInline = getComputedStyle(element).display === 'inline';
        return !isInline || element.textContent === element.parentElement?.textContent;
      });
    const small = targets
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < (element.matches(main) ? 44 : 24);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
    return { small, count: targets.filter((element) => element.matches(main)).length };
  }, main);
}
