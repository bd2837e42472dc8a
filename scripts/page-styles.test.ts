import { describe, expect, it } from 'vitest';
import { pageStyles, rareStyles, withoutFonts } from './page-styles.ts';

const html = '<main class="page wide"><p class="lead">Words</p></main>';
const styles = (css: string) => pageStyles(css, { html }).first;

describe('the styles of one page', () => {
  it.each([
    ['of an element', 'p{color:red}'],
    ['of a class in the HTML', '.lead{color:red}'],
    ['of two of them', '.page .lead:hover{color:red}'],
    ['of a state', '.page[data-open=true]{color:red}'],
    ['with a class it must not have', '.lead:not(.gone,.page .gone){color:red}'],
    ['with a choice, one of them here', '.page :is(.gone,.lead){color:red}'],
    ['under a condition', '@media (width>=700px){.lead{color:red}}'],
    ['under two', '@media (width>=700px){@supports (display:grid){.lead{color:red}}}'],
    ['of text that holds brackets', '.lead:before{content:"}{"}'],
    ['of fonts', '@font-face{font-family:A;src:url(/a.woff2)}'],
  ])('hold a rule %s', (_, css) => {
    expect(styles(css)).toBe(css);
  });

  it.each([
    ['of another page’s class', '.gone{color:red}'],
    ['of a class inside another page’s', '.gone .lead{color:red}'],
    ['whose choice is elsewhere', '.page :is(.gone,.away){color:red}'],
    ['for what contains another page’s class', 'main:has(.gone){color:red}'],
    ['under a condition', '@media (width>=700px){.gone{color:red}}'],
    ['for paper', '@media print{.lead{color:red}}'],
    ['for forced colours', '@media (forced-colors:active){.lead{color:red}}'],
    ['for browsers without scripts', '@media (scripting:none){.lead{color:red}}'],
    ['whose class is only a part of one here', '.pag{color:red}'],
  ])('hold no rule %s', (_, css) => {
    expect(styles(css)).toBe('');
  });

  it('hold the selectors of a list that apply', () => {
    expect(styles('.gone,.page>.lead,:is(.away,.gone) p{color:red}')).toBe(
      '.page>.lead{color:red}',
    );
  });

  it('hold the animations they use', () => {
    const rules = '.lead{animation:1s fade}.gone{animation:1s spin}';
    const fade = '@keyframes fade{0%{opacity:0}to{opacity:1}}';
    expect(styles(`${fade}@keyframes spin{to{rotate:1turn}}${rules}`)).toBe(
      `${fade}.lead{animation:1s fade}`,
    );
  });
});

describe('the styles that a page may need later', () => {
  const styles = (css: string, code: string) => pageStyles(css, { html, code });

  it('are those of classes that the code adds', () => {
    const css = '.toast .big{color:red}.spin .fast,.lead .big{color:red}.a-b{color:red}';
    const code = 'x({className:"toast big"});y=`spin ${z?"fast":""} a-b`';
    expect(styles(css, code)).toEqual({ first: '', later: css });
    expect(styles('.lead,.toast{color:red}', code)).toEqual({
      first: '.lead{color:red}',
      later: '.toast{color:red}',
    });
  });

  it('hold none for words of the code that are no texts, or of sentences', () => {
    const css = '.split{color:red}.answer{color:red}';
    expect(styles(css, '"a b".split(" ");"We answer, soon."').later).toBe('');
  });

  it('hold the font of letters that are not the site’s own', () => {
    const own = '@font-face{src:url(/a.woff2)}';
    const others = '@font-face{src:url(/b.woff2);unicode-range:U+e9}';
    expect(styles(own + others, '')).toEqual({ first: own, later: others });
  });

  it('hold no other fonts, and the animations that only they use', () => {
    const [fade, spin] = ['fade', 'spin'].map((name) => `@keyframes ${name}{to{opacity:1}}`);
    const rules = '.lead{animation:1s fade}.toast{animation:1s fade,1s spin}';
    expect(styles(`@font-face{src:url(/a.woff2)}${fade}${spin}${rules}`, '"toast"')).toEqual({
      first: `@font-face{src:url(/a.woff2)}${fade}.lead{animation:1s fade}`,
      later: `${spin}.toast{animation:1s fade,1s spin}`,
    });
  });
});

describe('the rare styles', () => {
  it('are those of all pages for paper, forced colours and no scripts', () => {
    const rare =
      '@media print{.a{color:red}}@media (forced-colors:active){.b{color:red}}@media (scripting:none){@media (width<700px){.c{color:red}}}';
    const common = '.d{color:red}@media screen{.e{color:red}}';
    expect(rareStyles(common + rare)).toEqual({
      css: rare,
      media: 'print, (forced-colors: active), (scripting: none)',
    });
  });
});

describe('the whole style sheet', () => {
  it('names no font a second time', () => {
    expect(withoutFonts('@font-face{src:url(/a.woff2)}.lead{color:red}/*end*/')).toBe(
      '.lead{color:red}',
    );
  });
});
