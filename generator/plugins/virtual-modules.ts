import type { Plugin } from 'vite';

/** Serves generated modules by name. */
export function virtualModules(source: (name: string) => string | undefined): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: (name) => (name.startsWith('virtual:') ? `\0${name}` : undefined),
    load: (id) =>
      id.startsWith('\0virtual:') ? source(id.slice(1).replace(/\?.*/, '')) : undefined,
  };
}
