// Renders the pages on request, by the same functions as the build. A changed style sheet is replaced in
// place; any other change reloads the page, where words typed stay.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build as bundle } from 'rolldown';
import {
  createServerModuleRunner,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type * as Prerender from '#app/prerender.tsx';
import type * as NotFound from '#content/not-found.ts';
import type * as Pages from '#content/pages.ts';
import type * as GenerateModules from '#generator/generate-modules.ts';
import { virtualModules } from '#generator/plugins/virtual-modules.ts';
import { root } from '#generator/root.ts';
import { escapeHtml } from '#shared/escape-html.ts';

const viteClient = '<script type="module" src="/@vite/client"></script>';
const firstScript = '/@first-script.js';

interface DevPagesOptions {
  /** Called with the answers to a form sent without scripts, by name, once a page has been rendered. */
  onReady: (formPages: Record<string, string>) => void;
}

export function devPages({ onReady }: DevPagesOptions): Plugin[] {
  let vite: ViteDevServer;
  let runner: ModuleRunner;
  let modules: Record<string, string> | undefined;
  let isReady = false;
  let isBroken = false;

  async function respond({ url = '/' }: IncomingMessage, response: ServerResponse) {
    try {
      const { pathname } = new URL(url, 'http://site');
      if (pathname === firstScript) {
        response.setHeader('content-type', 'text/javascript').end(await bundleFirstScript());
        return;
      }
      const { status, html } = await renderPath(pathname);
      isBroken = false;
      response.writeHead(status, { 'content-type': 'text/html' }).end(html);
      if (!isReady) onReady(await renderFormPages());
      isReady = true;
    } catch (error) {
      isBroken = true;
      const text = explain(error as Error);
      console.error(text);
      const html = `<!doctype html><pre>${escapeHtml(text)}</pre>${viteClient}`;
      response.writeHead(500, { 'content-type': 'text/html' }).end(html);
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
    const document = { ...page, ...documentParts, firstScript, scripts: [module] };
    const html = await renderPage(name ?? 'not-found', document);
    return { status: name ? 200 : 404, html: withHead(html, await linksOf(module), viteClient) };
  }

  async function renderFormPages() {
    const { renderFormPage, formPageNames } =
      await runner.import<typeof Prerender>('/app/prerender.tsx');
    const links = await linksOf('/app/form-pages.tsx');
    const pages = formPageNames.map(async (name) => {
      return [name, withHead(await renderFormPage(name, documentParts), links)];
    });
    return Object.fromEntries(await Promise.all(pages));
  }

  const documentParts = { css: '', mediaStyles: '/app/styles/media.css' };

  /** Generates the virtual modules again, and has Vite load those that have changed anew. */
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

  /** Links the style sheets that a module imports, directly or not. Throws if one is broken. */
  async function linksOf(module: string): Promise<string> {
    const { client, ssr } = vite.environments;
    const sheets = [...modulesBelow(await ssr.moduleGraph.getModuleByUrl(module))].flatMap(
      ({ id, url }) => (id?.endsWith('.css') ? { id, url } : []),
    );
    const links = sheets.map(async ({ id, url }) => {
      const isVirtual = id.startsWith('\0');
      await client.transformRequest(`${isVirtual ? id : url}?direct`);
      const address = isVirtual ? id.replace('\0', '/@id/__x00__') : url;
      return `<link rel="stylesheet" href="${address}">`;
    });
    return (await Promise.all(links)).join('');
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
          server.middlewares.use((request, response) => void respond(request, response));
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

/** Puts linked styles before the page's own, which are empty: Vite replaces a linked sheet in place. */
function withHead(html: string, ...tags: string[]): string {
  return html.replace('<style>', `${tags.join('')}<style>`);
}

/** Bundles it as the build does: it is no module. */
async function bundleFirstScript(): Promise<string> {
  const input = join(root, 'app/first-script.ts');
  const { output } = await bundle({ input, write: false, output: { format: 'iife' } });
  return output[0].code;
}

/** Lists a module and all that it imports, imports first. */
function modulesBelow(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): Set<EnvironmentModuleNode> {
  if (!module || seen.has(module)) return seen;
  for (const imported of module.importedModules) modulesBelow(imported, seen);
  return seen.add(module);
}

/** Keeps the message with file and line; drops the stack. */
function explain({ message, stack = '' }: Error): string {
  const lines = stripVTControlCharacters(`${message}\n${stack}`)
    .replaceAll(`${root}/`, '')
    .split('\n');
  const place = lines.find((line) => /\b(app|content|generator|shared)\/[^ ]+:\d/.test(line));
  const text = stripVTControlCharacters(message).replaceAll(`${root}/`, '');
  return place && !text.includes(place) ? `${text}\n${place.trim()}` : text;
}
