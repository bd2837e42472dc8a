import type { Page } from '@playwright/test';

/** What a visitor comes for: the bar, the buttons, the controls of carousel, services, workflow and form. */
const main =
  'header a, header button, .button, #hero button[aria-label], #services button, #workflow button:not(li button), #contact form :is(input, textarea, button)';

/** Measures what visitors come for: 44 by 44 pixels at least. Axe asks 24 by 24 of all the rest. */
export async function measureTargets(page: Page): Promise<{ small: string[]; count: number }> {
  const sizes = await page
    .locator(main)
    .and(page.locator(':not([inert] *, [aria-hidden="true"] *, [href="#main"])'))
    .filter({ visible: true })
    .evaluateAll((targets) =>
      targets.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { least: Math.min(width, height), html: target.outerHTML.slice(0, 120) };
      }),
    );
  const small = sizes.filter(({ least }) => least < 44).map(({ html }) => html);
  return { small, count: sizes.length };
}
