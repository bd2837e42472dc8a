import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { drawingsSprite } from '../app/drawings/sprite.ts';
import type { Assets } from './document.ts';
import { pageStyles, withoutFonts } from './page-styles.ts';
import { shortProperties } from './short-properties.ts';

const entry = 'app/entry-client.tsx';

/**
 * Reads the browser's build, and tells what each page needs of it: its scripts, by the module of the
 * page, and the part of the styles that its HTML can use. No module makes a page without scripts.
 */
export function preparePageAssets(client: string): (html: string, module?: string) => Assets {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  const styleSheet = chunk('style.css').file;
  const css = read(styleSheet);
  const fonts = [...css.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, address = '']) => address);
  // Whoever loads this file has the fonts from a page's own styles.
  writeFileSync(join(client, styleSheet), withoutFonts(css));

  return (html, module) => {
    if (!module) return { fonts, scripts: [], inlineStyles: { css: stylesOf(html) } };
    const files = [...new Set([entry, module].flatMap(withImports))];
    // What is fetched later, prerendered() wraps: its elements are in the HTML.
    const code = files.map(read).join('\n');
    return {
      fonts,
      scripts: files.map(address),
      inlineStyles: { css: stylesOf(html, code), whole: address(styleSheet) },
    };
  };

  function stylesOf(html: string, code = ''): string {
    return shortProperties(pageStyles(css, { html, code }), html + code + drawingsSprite());
  }

  function chunk(name: string) {
    const found = manifest[name];
    if (!found) throw new Error(`The build has no ${name}`);
    return found;
  }

  /** A module's file and those of everything it imports statically, the module first. */
  function withImports(module: string): string[] {
    const { file, imports = [] } = chunk(module);
    return [file, ...imports.flatMap(withImports)];
  }
}

function address(file: string): string {
  return `/${file}`;
}
