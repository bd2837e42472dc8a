// Renders the pages on request, by the same functions as the build.
import { join, relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type * as Prerender from '#app/prerender.tsx';
import type * as Pages from '#content/pages.ts';
import { root } from '#generator/root.ts';

const firstScript = '/app/first-script.ts';
const scripts = ['/@id/@vitejs/plugin-react/preamble', '/app/client.tsx'];

export function devPages(): Plugin[] {
  let vite: ViteDevServer;

  async function load<Module>(file: string): Promise<Module> {
    return (await vite.ssrLoadModule(file)) as Module;
  }

  async function render(path: string) {
    const { renderPage } = await load<typeof Prerender>('/app/prerender.tsx');
    const { pageNames, pages } = await load<typeof Pages>('/content/pages.ts');
    const name = pageNames.find((page) => pages[page].path === path) ?? 'not-found';
    const html = renderPage(name, { css: '', firstScript, scripts });
    const links = importsOf('/app/site.tsx', `/app/pages/${name}.tsx`)
      .filter(({ url }) => url.endsWith('.css'))
      .map(({ id, url }) => `<link rel="stylesheet" href="${url}" data-vite-dev-id="${id}">`);
    const head = `<script type="module" src="/@vite/client"></script>${links.join('')}<style>`;
    return { status: name === 'not-found' ? 404 : 200, html: html.replace('<style>', head) };
  }

  /** Lists loaded modules and all that they import, dependencies first. */
  function importsOf(...files: string[]): EnvironmentModuleNode[] {
    const { moduleGraph } = vite.environments['ssr'];
    const seen = new Set<EnvironmentModuleNode>();
    const withImports = (module: EnvironmentModuleNode): EnvironmentModuleNode[] => {
      if (seen.has(module)) return [];
      seen.add(module);
      return [...[...module.importedModules].flatMap(withImports), module];
    };
    return files.flatMap((file) =>
      [...(moduleGraph.getModulesByFile(join(root, file)) ?? [])].flatMap(withImports),
    );
  }

  return [
    {
      name: 'dev-pages',
      configureServer(server) {
        vite = server;
        // Returned, so that Vite's own middleware comes first.
        return () => {
          server.middlewares.use(async ({ url = '/' }, response, next) => {
            try {
              const { status, html } = await render(new URL(url, 'http://site').pathname);
              response.writeHead(status, { 'content-type': 'text/html' }).end(html);
            } catch (error) {
              next(error);
            }
          });
        };
      },
      hotUpdate({ file, modules }) {
        const { name, hot } = this.environment;
        const isOfPages = /^(app|content|shared)\//.test(relative(root, file));
        if (name === 'client' && modules.length === 0 && isOfPages)
          hot.send({ type: 'full-reload' });
      },
    },
  ];
}
