/** A custom property's name, of which another is no part. */
const propertyName = /(?<![\w-])--[a-zA-Z][\w-]*/g;

/**
 * Gives the custom properties of a style sheet names of one or two letters. Those that `elsewhere`
 * names too, scripts and what they draw, keep theirs.
 */
export function shortProperties(css: string, elsewhere: string): string {
  const kept = new Set(elsewhere.match(propertyName));
  const uses = Map.groupBy(css.match(propertyName) ?? [], (name) => name);
  const frequent = [...uses].filter(([name]) => !kept.has(name));
  frequent.sort(([, a], [, b]) => b.length - a.length);
  const short = new Map(frequent.map(([name], index) => [name, `--${letters(index)}`]));
  return css.replace(propertyName, (name) => short.get(name) ?? name);
}

/** a, b, …, z, aa, ab, … */
export function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
