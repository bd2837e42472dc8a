import type { Picture } from '#build/assets/svg/svg.ts';
import { notebook } from './notebook.ts';
import { phone } from './phone.ts';
import { tablet } from './tablet.ts';
import { wide } from './wide.ts';

/** The same day of the same service, composed for each width that a page has for it. */
export const observeFeature: Readonly<Record<string, Picture>> = {
  'observe-feature': wide,
  'observe-feature-notebook': notebook,
  'observe-feature-tablet': tablet,
  'observe-feature-phone': phone,
};
