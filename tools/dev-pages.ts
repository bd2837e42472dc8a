// Renders the pages on request, with the build's own functions.
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type * as Prerender from '#app/prerender.tsx';
import type * as Pages from '#content/pages.ts';
import { projectRoot } from '#generator/project-root.ts';

/** Hides the page until hydration, because Vite's styles arrive with the scripts. */
const css = 'html:not([data-hydrated]) #root { visibility: hidden }';

export const devPages: Plugin = {
  name: 'dev-pages',
  configureServer(vite) {
    // Vite calls a returned function after it has installed its own middleware.
    return () => {
      vite.middlewares.use(async ({ url = '/' }, response, next) => {
        try {
          const { renderPage } = (await vite.ssrLoadModule(
            '/app/prerender.tsx',
          )) as typeof Prerender;
          const { pageNames, pages } = (await vite.ssrLoadModule(
            '/content/pages.ts',
          )) as typeof Pages;
          const { pathname } = new URL(url, 'http://site');
          const name = pageNames.find((page) => pages[page].path === pathname) ?? 'not-found';
          const html = renderPage(name, { css, script: '/app/client.tsx' })
            // The page's script is not async here, because the script of Fast Refresh must run first.
            .replace(' async=""', '');
          response
            .writeHead(name === 'not-found' ? 404 : 200, { 'content-type': 'text/html' })
            .end(await vite.transformIndexHtml(url, html));
        } catch (error) {
          next(error);
        }
      });
    };
  },
  /** Reloads the page after a change that only its HTML shows, such as a title. */
  hotUpdate({ file, modules }) {
    const isPageSource = /^(app|content|shared)\//.test(relative(projectRoot, file));
    if (this.environment.name === 'client' && modules.length === 0 && isPageSource)
      this.environment.hot.send({ type: 'full-reload' });
  },
};
