import type { Plugin } from 'vite';
import type * as Generated from '#generator/generated-modules.ts';

/** Serves the generated modules. `load` has Vite load their generator, because Node reads no JSX. */
export function virtualModules(load: () => Promise<typeof Generated>): Plugin {
  return {
    name: 'virtual-modules',
    enforce: 'pre',
    // As paths, so that a page in development can link to a style sheet.
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
