import type { Page } from '@playwright/test';

/** The main controls: of the bar, carousel, services, workflow and form, and all buttons. */
const main =
  'header a, header button, .button, #hero button[aria-label], #services button, #workflow button:not(li button), #contact form :is(input, textarea, button)';

/** Lists the main controls smaller than 44 by 44 pixels. Axe checks that all others have 24 by 24. */
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
