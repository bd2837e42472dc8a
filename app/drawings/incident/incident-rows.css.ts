import { rowYs } from './incident-rows.ts';

const heights = rowYs.map((y, index) => `${y - (rowYs[index - 1] ?? 0)}fr`);

/** Makes the rows' labels as tall as the drawing's rows. The time axis is below them. */
export default `@layer ui{.incident{grid-template-rows:${heights.join(' ')} 2.25rem}}`;
