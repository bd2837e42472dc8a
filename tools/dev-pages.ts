// Renders the pages on request, by the same functions as the build.
import { join, relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type * as Prerender from '#app/prerender.tsx';
import type * as Pages from '#content/pages.ts';
import { root } from '#generator/root.ts';

export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    configureServer(vite) {
      // Returned, so that Vite's own middleware comes first.
      return () => {
        vite.middlewares.use(async ({ url = '/' }, response, next) => {
          try {
            const { status, html } = await render(vite, new URL(url, 'http://site').pathname);
            response.writeHead(status, { 'content-type': 'text/html' }).end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
    /** Reloads the page for what only its HTML has, such as a title. */
    hotUpdate({ file, modules }) {
      const isOfPages = /^(app|content|shared)\//.test(relative(root, file));
      if (this.environment.name === 'client' && modules.length === 0 && isOfPages)
        this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

async function render(vite: ViteDevServer, path: string) {
  const load = (file: string) => vite.ssrLoadModule(file);
  const { renderPage } = (await load('/app/prerender.tsx')) as typeof Prerender;
  const { pageNames, pages } = (await load('/content/pages.ts')) as typeof Pages;
  const name = pageNames.find((page) => pages[page].path === path) ?? 'not-found';
  const { moduleGraph } = vite.environments['ssr'];
  const modules = new Set<EnvironmentModuleNode>();
  for (const file of ['app/site.tsx', `app/pages/${name}.tsx`])
    for (const module of moduleGraph.getModulesByFile(join(root, file)) ?? [])
      addWithImports(module, modules);
  // Linked, so that the page is not painted without styles before its scripts run.
  const links = [...modules]
    .filter(({ url }) => url.endsWith('.css'))
    .map(({ id, url }) => `<link rel="stylesheet" href="${url}" data-vite-dev-id="${id}">`);
  const html = renderPage(name, { css: '', script: '/app/client.tsx' })
    .replace('<style>', `${links.join('')}<style>`)
    // Fast Refresh has to be installed before it runs.
    .replace(' async=""', '');
  return {
    status: name === 'not-found' ? 404 : 200,
    html: await vite.transformIndexHtml(path, html),
  };
}

/** Adds a module and all that it imports, dependencies first. */
function addWithImports(module: EnvironmentModuleNode, modules: Set<EnvironmentModuleNode>) {
  if (modules.has(module)) return;
  modules.add(module);
  for (const imported of module.importedModules) addWithImports(imported, modules);
  // Moves it to the end.
  modules.delete(module);
  modules.add(module);
}
