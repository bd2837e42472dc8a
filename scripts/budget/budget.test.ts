import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { excesses, sumsOf } from './excesses.ts';
import { picturesIn } from './page-pictures.ts';
import { weighPage } from './page-weight.ts';

const folder = mkdtempSync(join(tmpdir(), 'budget-'));
afterAll(() => rmSync(folder, { recursive: true }));

const notebook = { width: 1280, density: 1 };
const phone = { width: 390, density: 3 };

/** What brotli cannot make smaller. */
const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7919) % 251));

function build(html: string, files: Record<string, string | Buffer> = {}) {
  for (const [name, content] of Object.entries({ 'index.html': html, ...files })) {
    writeFileSync(join(folder, name), content);
  }
  return (window = notebook) => weighPage(folder, 'index.html', window);
}

describe('the weight of a page', () => {
  const html = `<link rel="canonical" href="https://site.example/"><link rel="alternate" href="/index.md">
<link rel="preload" href="/a.woff2" as="font"><script async src="/a.js" data-scripts="/b.js /c.js" data-styles="/later.css"></script>
<link rel="icon" href="/a.ico"><link rel="icon" href="/a.svg">
<style>@font-face{src:url(/a.woff2)}@font-face{src:url(/b.woff2)}</style>
<a href="https://elsewhere.example/">away</a><svg><use href="/c.svg#one"></use></svg>
<svg><use href="/c.svg#two"></use><use href="#here"></use></svg>
<script type="application/ld+json">{"url":"https://site.example/x.js"}</script>`;
  const weigh = build(html, {
    'a.woff2': bytes(300),
    'b.woff2': bytes(200),
    'a.js': 'a'.repeat(5000),
    'b.js': 'b',
    'c.js': 'c',
    'later.css': 'a{}',
    'a.svg': '<svg></svg>',
    'c.svg': '<svg></svg>',
  });

  it('counts every file that it fetches, and each once', () => {
    const { files, foreign } = weigh();
    expect(files.map(({ address, kind }) => `${kind} ${address}`)).toEqual([
      'document index.html',
      'later styles /later.css',
      'script /a.js',
      'script /b.js',
      'script /c.js',
      'font /a.woff2',
      'font /b.woff2',
      'picture /c.svg',
      'picture /a.svg',
    ]);
    expect(foreign).toEqual([]);
  });

  it('counts texts as brotli makes them, and other files as they are', () => {
    const sums = sumsOf(weigh());
    expect(sums.fonts).toBe(500);
    expect(sums.scripts).toBeLessThan(50);
    expect(sums.document).toBeLessThan(html.length);
    expect(sums.total).toBeGreaterThan(sums.document + sums.scripts + sums.fonts);
    expect(sums.requests).toBe(9);
  });

  it('takes a style sheet for a part of the document', () => {
    const weight = build('<link rel="stylesheet" href="/a.css">', { 'a.css': 'b{}' })();
    const { document, total } = sumsOf(weight);
    expect(weight.files).toHaveLength(2);
    expect(document).toBe(total);
  });

  it('tells of other sites', () => {
    const elsewhere = ['https://cdn.example/a.js', '//cdn.example/b.svg'];
    const weigh = build(
      `<script src="${elsewhere[0]}"></script><use href="${elsewhere[1]}#a"></use>`,
    );
    expect(weigh().foreign).toEqual(elsewhere);
  });

  it('wants every file to be there', () => {
    expect(build('<script src="/gone.js"></script>')).toThrow('/gone.js');
  });
});

describe('the pictures of a page', () => {
  const sources = [
    '<source type="image/avif" media="(max-width: 699px)" sizes="calc(100vw - 130px)" srcSet="/p-390.avif 390w, /p-780.avif 780w"/>',
    '<source type="image/avif" media="(max-width: 720px), (min-width: 3000px) and (max-width: 3100px)" sizes="100vw" srcSet="/m-720.avif 720w, /m-3100.avif 3100w"/>',
    '<source type="image/avif" sizes="(max-width: 1279px) 90vw, min(66vw, 1164px)" srcSet="/w-700.avif 700w, /w-900.avif 900w, /w-2000.avif 2000w"/>',
  ].join('');
  const html = `<picture>${sources}<img src="/w.webp"/></picture><img src="/plain.png">`;

  it.each([
    [notebook, '/w-900.avif'],
    [{ width: 1280, density: 2 }, '/w-2000.avif'],
    [{ width: 700, density: 1 }, '/m-720.avif'],
    [{ width: 721, density: 1 }, '/w-700.avif'],
    [{ width: 2999, density: 1 }, '/w-2000.avif'],
    [{ width: 3100, density: 1 }, '/m-3100.avif'],
    [{ width: 4000, density: 3 }, '/w-2000.avif'],
    [phone, '/p-780.avif'],
    [{ width: 390, density: 1 }, '/p-390.avif'],
  ])('are those that %o takes', (window, address) => {
    expect(picturesIn(html, window)).toEqual([address, '/plain.png']);
  });

  it('have widths that can be told', () => {
    expect(() => picturesIn(html.replace('130px', '20rem'), phone)).toThrow('20rem');
  });
});

describe('what a page has too much of', () => {
  const weight = {
    files: [
      { address: 'index.html', kind: 'document', bytes: 9000 },
      { address: '/a.js', kind: 'script', bytes: 3000 },
      { address: '/b.js', kind: 'script', bytes: 4000 },
    ],
    foreign: ['//cdn.example/a.js'],
  } as const;
  const enough = { document: 9000, scripts: 7000, fonts: 0, total: 16_000, requests: 3 };

  it('is nothing as long as it keeps its limits', () => {
    expect(excesses('index.html', { ...weight, foreign: [] }, enough)).toEqual([]);
  });

  it('is said with how much, and what it is made of', () => {
    const less = { ...enough, scripts: 6500, requests: 2 };
    expect(excesses('index.html', weight, less)).toEqual([
      'index.html: scripts 7,000 bytes, 500 over 6,500 (/b.js 4,000, /a.js 3,000)',
      'index.html: 3 requests, 1 over 2',
      'index.html: fetches from another site: //cdn.example/a.js',
    ]);
  });
});
