import type { Plugin } from 'vite';

/** Lets the pages import what the build computes: the source of each module, by the name it is imported under. */
export function virtualModules(sources: Record<string, () => string>): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: (name) => (name in sources ? `\0${name}` : undefined),
    load: (id) => sources[id.slice(1)]?.(),
  };
}
