import { describe, expect, it } from 'vitest';
import { planClassNames, renameInCode, renameInStyles } from './short-class-names.ts';

const plan = (...sources: string[]) => Object.fromEntries(planClassNames(sources));

describe('short class names', () => {
  it('are given in the order in which the names are written', () => {
    const one = '<p className="lead wide">Words</p>';
    expect(plan(one, '<p className="wide">More</p>')).toEqual({ lead: 'A', wide: 'B' });
  });

  it('are not given to what another text names, from which code may make a class', () => {
    const known = '<p className="card card-wide"/>';
    expect(plan(known, "const kind = open ? 'card-wide' : '';")).toEqual({ card: 'A' });
    expect(plan(known, 'const all = `card ${kind}`;')).toEqual({ 'card-wide': 'A' });
    expect(plan(known, '// The "card" of old')).toEqual({ card: 'A', 'card-wide': 'B' });
  });

  it('have two letters after the alphabet', () => {
    const all = Array.from({ length: 54 }, (_, index) => `name-${index}`).join(' ');
    const short = Object.values(plan(`<p className="${all}"/>`));
    expect([short[25], short[26], short[27], short[53]]).toEqual(['Z', 'Aa', 'Ab', 'Bb']);
    expect(new Set(short).size).toBe(54);
  });

  const names = new Map([
    ['card', 'A'],
    ['card-wide', 'B'],
  ]);

  it('take the place of the long ones in code, and of nothing else there', () => {
    expect(renameInCode('<a id="card" className="card other card-wide">card</a>', names)).toBe(
      '<a id="card" className="A other B">card</a>',
    );
  });

  it('take the place of the long ones in styles, whole names only', () => {
    const css = '.card:not(.card-wide)>.cards{margin:.5em;animation:card 1s}';
    expect(renameInStyles(css, names)).toBe('.A:not(.B)>.cards{margin:.5em;animation:card 1s}');
  });
});
