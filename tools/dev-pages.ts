// Renders the pages on request, by the same functions as the build. A changed style sheet is replaced in
// place; any other change reloads the page, where words typed stay.
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Connect,
  createServerModuleRunner,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type * as Prerender from '#app/prerender.tsx';
import type * as NotFound from '#content/not-found.ts';
import type * as Pages from '#content/pages.ts';
import { bundleFirstScript } from '#generator/first-script.ts';
import type * as GenerateModules from '#generator/generate-modules.ts';
import { virtualModules } from '#generator/plugins/virtual-modules.ts';
import { root } from '#generator/root.ts';

const firstScript = '/@first-script.js';

export function devPages(): Plugin[] {
  let vite: ViteDevServer;
  let runner: ModuleRunner;
  let modules: Record<string, string> | undefined;
  let isBroken = false;

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
      isBroken = false;
      response.writeHead(status, { 'content-type': 'text/html' }).end(html);
    } catch (error) {
      isBroken = true;
      next(error);
    }
  }

  async function renderPath(pathname: string) {
    await updateModules();
    const { renderPage } = await runner.import<typeof Prerender>('/app/prerender.tsx');
    const { pageNames, pages } = await runner.import<typeof Pages>('/content/pages.ts');
    const { notFound } = await runner.import<typeof NotFound>('/content/not-found.ts');
    const name = pageNames.find((page) => pages[page].path === pathname);
    const page = name ? pages[name] : { title: notFound.windowTitle };
    const module = `/app/pages/${name ?? 'not-found'}.tsx`;
    const scripts = ['/app/client.tsx'];
    const document = { ...page, css: '', firstScript, scripts };
    const html = renderPage(name ?? 'not-found', document);
    // Before the page's own styles, which are empty: Vite replaces a linked sheet in place.
    const head = `${await linksOf('/app/site.tsx', module)}<script type="module" src="/@vite/client"></script>`;
    return { status: name ? 200 : 404, html: html.replace('<style>', `${head}<style>`) };
  }

  /** Regenerates the virtual modules, and has Vite reload those that changed. */
  async function updateModules() {
    const { generateModules } = await runner.import<typeof GenerateModules>(
      '/generator/generate-modules.ts',
    );
    const next = await generateModules((file) => runner.import(file));
    const { client, ssr } = vite.environments;
    for (const [name, source] of Object.entries(next))
      if (modules && modules[name] !== source)
        for (const { moduleGraph } of [client, ssr]) moduleGraph.onFileChange(`\0${name}`);
    modules = next;
  }

  /** Links the style sheets of a page. Throws if one is broken. */
  async function linksOf(...pageModules: string[]): Promise<string> {
    const { client, ssr } = vite.environments;
    const seen = new Set<EnvironmentModuleNode>();
    const sheets: string[] = [];
    for (const module of pageModules) {
      const node = await ssr.moduleGraph.getModuleByUrl(module);
      if (node) sheets.push(...(await sheetsOf(node, seen)));
    }
    const links = sheets.map(async (url) => {
      await client.transformRequest(`${url}?direct`);
      return `<link rel="stylesheet" href="${url.replace('\0', '/@id/__x00__')}">`;
    });
    return (await Promise.all(links)).join('');
  }

  /** Lists the style sheets that a module imports, directly or not, statically or on demand, in the cascade's order. */
  async function sheetsOf(
    module: EnvironmentModuleNode,
    seen: Set<EnvironmentModuleNode>,
  ): Promise<string[]> {
    if (seen.has(module)) return [];
    seen.add(module);
    if (!module.transformResult) await vite.environments.ssr.transformRequest(module.url);
    const sheets: string[] = [];
    for (const imported of module.importedModules) sheets.push(...(await sheetsOf(imported, seen)));
    return module.id?.endsWith('.css') ? [...sheets, module.url] : sheets;
  }

  return [
    virtualModules((name) => modules?.[name]),
    {
      name: 'dev-pages',
      configureServer(server) {
        vite = server;
        runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
        // After Vite's own.
        return () => {
          server.middlewares.use(
            (request, response, next) => void respond(request, response, next),
          );
        };
      },
      hotUpdate({ file, modules }) {
        const isPart = modules.length > 0 || file.startsWith(`${root}/app/`);
        if (!isPart || (file.endsWith('.css') && !isBroken)) return;
        vite.environments.client.hot.send({ type: 'full-reload' });
        return [];
      },
    },
  ];
}
