import { rowKeys } from '#content/pipeline.ts';

const selectors = rowKeys.map((row) => {
  const element = `[data-row=${row}]`;
  const hovered = `:has(${element}:hover)`;
  const focused = `:has(${element}:focus-within):not(:has([data-row]:hover))`;
  const linked = `:has(${element}:target):not(:has([data-row]:is(:hover,:focus-within)))`;
  return `.workflow:is(${hovered},${focused},${linked}) ${element}`;
});

/**
 * Highlights one row, in the drawing and in the list: the hovered one, or else the focused one, or else the one in
 * the page's URL. Computed, because CSS has no selector for "with the same data-row".
 */
export default `@layer ui{@media screen{${selectors.join()}{--highlight:var(--highlight-color);--on-highlight:var(--ink);--is-highlighted:1}}}`;
