import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Shipped as a file, so that no module of the bundle tells of it. */
const font = 'node_modules/@fontsource-variable/radio-canada-big';

/** Writes licenses.txt: the licence of every package of which something is sent to the visitor. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      );
      const folders = new Set([font, ...modules.flatMap(folderOf)]);
      const texts = [...new Set([...folders].map(licenseOf))].toSorted();
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: texts.join('\n\n') });
    },
  };
}

/** The folder of the package that a module belongs to, in a list; of our own modules, none. */
function folderOf(module: string): string[] {
  return module.match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/)?.slice(1) ?? [];
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}`;
}
