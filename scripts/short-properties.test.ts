import { describe, expect, it } from 'vitest';
import { shortProperties } from './short-properties.ts';

describe('short names of custom properties', () => {
  it('go to the most used first, where they are set and where they are read', () => {
    const css = ':root{--quick:1s;--ink:#000}p{color:var(--ink);fill:var(--ink)}';
    expect(shortProperties(css, '')).toBe(':root{--b:1s;--a:#000}p{color:var(--a);fill:var(--a)}');
  });

  it('keep a name apart from a longer one that begins with it', () => {
    const css = ':root{--muted:red;--muted-on-ink:blue}p{color:var(--muted-on-ink)}';
    expect(shortProperties(css, '')).toBe(':root{--b:red;--a:blue}p{color:var(--a)}');
  });

  it('are not given to what is named outside the styles', () => {
    const css = ':root{--ink:#000;--pine:#0a0}';
    expect(shortProperties(css, '<path stroke="var(--ink)"/>')).toBe(':root{--ink:#000;--a:#0a0}');
  });

  it('leave classes alone that look alike', () => {
    expect(shortProperties('.card--ink{color:red}', '')).toBe('.card--ink{color:red}');
  });

  it('have two letters after the alphabet', () => {
    const css = Array.from({ length: 28 }, (_, index) => `--name-${index}:0`).join(';');
    expect(shortProperties(css, '').split(';').slice(-3)).toEqual(['--z:0', '--aa:0', '--ab:0']);
  });
});
