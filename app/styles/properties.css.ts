import { colours } from '#content/colours.ts';
import { constants } from '#content/constants.ts';
import { serviceIds } from '#content/services.ts';
import { headlineLetterSpacing } from './typography.ts';

/** Custom properties whose values TypeScript needs as well. */
const properties = {
  ...colours,
  '--headline-letter-spacing': headlineLetterSpacing,
  '--section-offset': `${constants.sectionScrollOffset.regular}px`,
  '--slide-transition': `${constants.slideTransition}ms`,
  '--services-count': String(serviceIds.length),
  '--services-rotation': `${constants.servicesRotationInterval}ms`,
};
const declarations = Object.entries(properties).map((pair) => pair.join(':'));

export default `@layer base{:root{${declarations.join(';')}}}`;
