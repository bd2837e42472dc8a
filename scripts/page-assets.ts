import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Manifest } from 'vite';
import { drawingsSprite } from '../app/drawings/sprite.ts';
import type { Assets } from './document.ts';
import { pageStyles, rareStyles, withoutFonts } from './page-styles.ts';
import { classNames, renameInStyles } from './short-class-names.ts';
import { shortProperties } from './short-properties.ts';
import { root } from './steps.mjs';

const entry = 'app/entry-client.tsx';

/**
 * Reads the browser's build, and tells what each page needs of it: its scripts, by the module of the
 * page, and the part of the styles that its HTML can use. No module makes a page without scripts.
 */
export async function preparePageAssets(
  client: string,
): Promise<(html: string, module?: string) => Assets> {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  const styleSheet = chunk('style.css').file;
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  const drawn = drawingsSprite() + scripts.map(({ file }) => read(file)).join('');
  const css = shortProperties(renameInStyles(read(styleSheet), classNames), drawn);
  // Whoever loads this file has the fonts from a page's own styles.
  const whole = write('style.css', withoutFonts(css));
  rmSync(join(client, styleSheet));
  const rare = rareStyles(css);
  const firstScript = write('first.js', await compile('app/first-script.ts'));

  return (html, module) => {
    if (!module) {
      const { first, later } = pageStyles(css, { html });
      return {
        fonts: fontsIn(first),
        scripts: [],
        inlineStyles: { css: first + later },
        rareStyles: { href: write('rare.css', rare.css), media: rare.media },
      };
    }
    const files = [...new Set([entry, module].flatMap(withImports))];
    // What is fetched later, prerendered() wraps: its elements are in the HTML.
    const code = files.map(read).join('\n');
    const { first, later } = pageStyles(css, { html, code });
    return {
      fonts: fontsIn(first),
      scripts: files.map(address),
      firstScript,
      inlineStyles: { css: first, whole },
      laterStyles: write('later.css', later + rare.css),
    };
  };

  /** Under a name that changes with what is in it. */
  function write(name: string, content: string): string {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const file = `assets/${name.replace('.', `-${hash}.`)}`;
    writeFileSync(join(client, file), content);
    return address(file);
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

function fontsIn(css: string): string[] {
  return [...css.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, address = '']) => address);
}

/** A script that stands alone, and leaves no names behind. */
async function compile(script: string): Promise<string> {
  await using build = await rolldown({ input: script, cwd: root });
  const { output } = await build.generate({ format: 'iife', minify: true });
  return output[0].code;
}

function address(file: string): string {
  return `/${file}`;
}
