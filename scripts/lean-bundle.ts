import type { Plugin } from 'vite';

/** What would be in the first load for nothing, and how it is kept out. */
export function leanBundle(): Plugin[] {
  return [plainDynamicImports, unusedRouterComponents, noInstrumentation];
}

const helper = '\0plain-dynamic-import';

/**
 * Vite wraps every dynamic import to preload style sheets and further chunks.
 * This site has one style sheet and shallow chunks.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source.includes('vite/preload-helper') ? helper : undefined),
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
};

/**
 * The router's components are made by calls that a bundler cannot know to be
 * pure, and named by assignments that keep them alive. Saying so lets those
 * go that nothing uses: Link, NavLink, Form and what they need, 3 KB.
 */
const unusedRouterComponents: Plugin = {
  name: 'unused-router-components',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\$\d\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** The router can be watched by tools that this site does not have: 1 KB. */
const noInstrumentation: Plugin = {
  name: 'no-router-instrumentation',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/lib\/router\/router\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined')
        .replace(/\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'),
      map: null,
    }),
  },
};
