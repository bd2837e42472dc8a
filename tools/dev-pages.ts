// Renders the pages on request, by the same functions as the build.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import type { Connect, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type * as Prerender from '#app/prerender.tsx';
import type * as Pages from '#content/pages.ts';
import { bundleFirstScript } from '#generator/first-script.ts';
import type * as Generated from '#generator/generated-modules.ts';
import { virtualModules } from '#generator/plugins/virtual-modules.ts';
import { root } from '#generator/root.ts';

const generator = '/generator/generated-modules.ts';
const firstScript = '/@first-script.js';
const scripts = ['/@id/@vitejs/plugin-react/preamble', '/app/client.tsx'];

export function devPages(): Plugin[] {
  let vite: ViteDevServer;

  async function respond(
    { url = '/' }: IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ) {
    try {
      const { pathname } = new URL(url, 'http://site');
      if (pathname === firstScript) {
        response.setHeader('content-type', 'text/javascript').end((await bundleFirstScript()).code);
        return;
      }
      const { status, html } = await renderPath(pathname);
      response.writeHead(status, { 'content-type': 'text/html' }).end(html);
    } catch (error) {
      next(error);
    }
  }

  async function renderPath(pathname: string) {
    const { renderPage } = await load<typeof Prerender>('/app/prerender.tsx');
    const { pageNames, pages } = await load<typeof Pages>('/content/pages.ts');
    const name = pageNames.find((page) => pages[page].path === pathname) ?? 'not-found';
    const html = renderPage(name, { css: '', firstScript, scripts });
    const links = importsOf('/app/site.tsx', `/app/pages/${name}.tsx`)
      .filter(({ url }) => url.endsWith('.css'))
      .map(({ id, url }) => `<link rel="stylesheet" href="${url}" data-vite-dev-id="${id}">`);
    const head = `<script type="module" src="/@vite/client"></script>${links.join('')}<style>`;
    return { status: name === 'not-found' ? 404 : 200, html: html.replace('<style>', head) };
  }

  async function load<Module>(file: string): Promise<Module> {
    return (await vite.ssrLoadModule(file)) as Module;
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
    virtualModules(() => load<typeof Generated>(generator)),
    {
      name: 'dev-pages',
      configureServer(server) {
        vite = server;
        // Returned, so that Vite's own middleware comes first.
        return () => {
          server.middlewares.use(
            (request, response, next) => void respond(request, response, next),
          );
        };
      },
      hotUpdate({ file, modules }) {
        const { name, moduleGraph, hot } = this.environment;
        const isInput = importsOf(generator).some((module) => module.file === file);
        const generated = [...moduleGraph.idToModuleMap.values()].filter(
          ({ url }) => isInput && url.startsWith('/@virtual/'),
        );
        const updated = [...modules, ...generated];
        const isOfPages = /^(app|content|shared)\//.test(relative(root, file));
        if (name === 'client' && updated.length === 0 && isOfPages)
          hot.send({ type: 'full-reload' });
        return updated;
      },
    },
  ];
}
