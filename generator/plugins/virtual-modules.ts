import type { Plugin } from 'vite';
import type * as Generated from '#generator/generated-modules.ts';

/** Serves the generated modules. @param load loads the generator, by Vite, as Node does not read JSX */
export function virtualModules(load: () => Promise<typeof Generated>): Plugin {
  return {
    name: 'virtual-modules',
    enforce: 'pre',
    // Paths, so that a page can link a style sheet.
    resolveId: {
      filter: { id: /^(virtual:|\/@virtual\/)/ },
      handler: (id) => id.replace('virtual:', '/@virtual/'),
    },
    load: {
      filter: { id: /^\/@virtual\// },
      async handler(id) {
        const { generatedModules } = await load();
        const [path = ''] = id.split('?');
        return generatedModules[path.replace('/@virtual/', 'virtual:')]?.();
      },
    },
  };
}
