import { basename } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { cachedFile } from '#generator/assets/cached-file.ts';
import { projectRoot } from '#generator/project-root.ts';

const extensions = /\.(ts\.css|tsx\.svg)(\?|$)/;

/**
 * Treats `name.css.ts` as a style sheet and `name.svg.tsx` as an image, whose text is the module's default export.
 * Vite runs the module, because Node does not support JSX and does not reload an edited module.
 */
export function computedFiles(): Plugin {
  return {
    name: 'computed-files',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.(css\.ts|svg\.tsx)$|\.(ts\.css|tsx\.svg)(\?|$)/ },
      async handler(source, importer) {
        // In development, the browser requests a resolved id, relative to the root.
        if (extensions.test(source)) return projectRoot + source;
        const module = await this.resolve(source, importer, { skipSelf: true });
        // Puts `.css` or `.svg` last, because Vite handles files by their last extension.
        return module?.id.replace(/(\.\w+)(\.\w+)$/, '$2$1');
      },
    },
    load: { filter: { id: extensions }, handler: () => '' },
    // Runs the module in `transform`, because Vite ignores `addWatchFile` in `load` on a module's first request.
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
