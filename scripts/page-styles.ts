/** What a page is made of, as far as its looks can depend on it. */
interface Page {
  html: string;
  /** The browser's code of the page, which adds classes that are not in the HTML yet. */
  code?: string;
}

interface PageStyles {
  first: string;
  later: string;
}

interface Rule {
  /** The selectors, or what an at-rule begins with. */
  prelude: string;
  body: string;
}

/** At-rules that hold rules of their own. */
const conditional = /^@(media|supports|container|layer|scope)\b/;
/** Few visitors ever see these, so they do not come with the page: see `rareStyles`. */
const rareMedia = ['print', '(forced-colors: active)', '(scripting: none)'];
/** One level of brackets inside is as deep as selectors go here. */
const functional = /:(not|is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;

/**
 * The rules of the site's style sheet that can apply to one page on an ordinary screen: `first` those
 * whose every class stands in the page's HTML, `later` those that also need a class that stands,
 * written out, in its code, and the fonts of letters that are not the site's own.
 */
export function pageStyles(css: string, { html, code = '' }: Page): PageStyles {
  const present = new Set(classesIn(html));
  const possible = present.union(new Set(wordsIn(code)));
  const common = rulesOf(css).filter((rule) => !isRare(rule));
  const first = keep(
    common.filter((rule) => !isFontOfOthers(rule)),
    (selector) => canMatch(selector, present),
  );
  const added = keep(
    common.filter((rule) => !isFont(rule) || isFontOfOthers(rule)),
    (selector) => canMatch(selector, possible) && !canMatch(selector, present),
  );
  const early = withUsedAnimations(first);
  const later = withUsedAnimations(added).filter(
    (rule) => !early.some(({ prelude }) => isAnimation(rule) && prelude === rule.prelude),
  );
  return { first: write(early), later: write(later) };
}

function withUsedAnimations(rules: readonly Rule[]): Rule[] {
  const used = write(rules.filter((rule) => !isAnimation(rule)));
  return rules.filter((rule) => !isAnimation(rule) || used.includes(rule.prelude.slice(11)));
}

function isFont({ prelude }: Rule): boolean {
  return prelude === '@font-face';
}

/** The letters that no page is written with; a visitor may bring them. */
function isFontOfOthers(rule: Rule): boolean {
  return isFont(rule) && rule.body.includes('unicode-range');
}

function isAnimation({ prelude }: Rule): boolean {
  return prelude.startsWith('@keyframes ');
}

/** The whole style sheet, for a page that has its fonts already: named twice, they would flash. */
export function withoutFonts(css: string): string {
  return write(rulesOf(css).filter((rule) => !isFont(rule)));
}

/** The rules of all pages for paper, forced colours and browsers without scripts; for a link's `media`. */
export function rareStyles(css: string): { css: string; media: string } {
  return { css: write(rulesOf(css).filter(isRare)), media: rareMedia.join(', ') };
}

function isRare({ prelude }: Rule): boolean {
  const plain = (text: string) => text.replaceAll(' ', '');
  return rareMedia.some((media) => plain(prelude) === plain(`@media ${media}`));
}

/** Takes minified CSS apart at its top level. */
function rulesOf(css: string): Rule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"' || character === "'") at = text.indexOf(character, at + 1);
    else if (character === ';' && depth === 0) throw new Error(`No rule: ${text.slice(start, at)}`);
    else if (character === '{' && depth++ === 0) open = at;
    else if (character === '}' && --depth === 0) {
      rules.push({ prelude: text.slice(start, open).trim(), body: text.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}

function keep(rules: readonly Rule[], applies: (selector: string) => boolean): Rule[] {
  return rules.flatMap(({ prelude, body }) => {
    if (conditional.test(prelude)) {
      const kept = write(keep(rulesOf(body), applies));
      return kept ? { prelude, body: kept } : [];
    }
    if (prelude.startsWith('@')) return { prelude, body };
    const selectors = alternatives(prelude).filter(applies);
    return selectors.length > 0 ? { prelude: selectors.join(), body } : [];
  });
}

/** Looks into brackets, but leaves them whole: what is inside counts for the weight of the rule. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  let possible = true;
  const rest = selector.replace(functional, (_, name: string, list: string) => {
    if (name !== 'not') possible &&= alternatives(list).some((one) => canMatch(one, classes));
    return '';
  });
  return possible && [...rest.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
}

/** The parts of a selector list, which commas inside brackets do not separate. */
function alternatives(list: string): string[] {
  return list.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

function classesIn(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
}

/** The words of every text that could be a class attribute, or a part of one: all class names, and more. */
export function wordsIn(code: string): string[] {
  const texts = code.split(/["'`]|\$\{|\}/);
  return texts
    .filter((text) => /^[\w\s-]+$/.test(text))
    .flatMap((text) => text.trim().split(/\s+/));
}

function write(rules: readonly Rule[]): string {
  return rules.map(({ prelude, body }) => `${prelude}{${body}}`).join('');
}
