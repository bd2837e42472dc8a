import { rowKeys } from '#content/pipeline.ts';

const selectors = rowKeys.map((row) => {
  const it = `[data-row=${row}]`;
  const hovered = `:has(${it}:hover)`;
  const focused = `:has(${it}:focus-within):not(:has([data-row]:hover))`;
  const linked = `:has(${it}:target):not(:has([data-row]:is(:hover,:focus-within)))`;
  return `.workflow:is(${hovered},${focused},${linked}) ${it}`;
});

/**
 * Highlights one row, in the drawing and in the list: the hovered one, or else the focused one, or else the one in
 * the page's URL. Computed, because CSS has no selector for "with the same data-row".
 */
export default `@layer ui{@media screen{${selectors.join()}{--highlight:var(--highlight-color);--on-highlight:var(--ink);--highlight-opacity:1}}}`;
