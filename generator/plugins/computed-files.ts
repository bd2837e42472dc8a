import { basename } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { cachedFile } from '#generator/assets/cached-file.ts';
import { root } from '#generator/root.ts';

const extensions = /\.(ts\.css|tsx\.svg)(\?|$)/;

/**
 * Treats `name.css.ts` as the style sheet and `name.svg.tsx` as the image that its default export contains.
 * Vite runs the module, because Node supports no JSX and never imports an edited module again.
 */
export function computedFiles(): Plugin {
  return {
    name: 'computed-files',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.(css\.ts|svg\.tsx)$|\.(ts\.css|tsx\.svg)(\?|$)/ },
      async handler(source, importer) {
        // A style sheet that a page in development links to.
        if (extensions.test(source)) return source.startsWith(root) ? source : root + source;
        const module = await this.resolve(source, importer, { skipSelf: true });
        // Vite treats files by their extension.
        return module?.id.replace(/(\.\w+)(\.\w+)$/, '$2$1');
      },
    },
    load: { filter: { id: extensions }, handler: () => '' },
    // Not `load`, which cannot watch files for a module's first request.
    transform: {
      filter: { id: extensions },
      async handler(_, id) {
        const file = id.replace(/(\.\w+)(\.\w+)(\?.*)?$/, '$2$1');
        const { module, dependencies } = await runnerImport<{ default: string }>(file);
        for (const dependency of [file, ...dependencies]) this.addWatchFile(dependency);
        const content = module.default;
        if (file.endsWith('.css.ts')) return content;
        const svg = await cachedFile(basename(file, '.tsx'), [content], () => content);
        return `export { default } from ${JSON.stringify(svg)};`;
      },
    },
  };
}
