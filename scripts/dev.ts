// `npm run dev`: the site with live reload, and the server's data API beside it.
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import type * as Pages from '../app/entry-server.tsx';
import { notFoundTitle, type PagePath, pageTitles } from '../content/page-titles.ts';
import { createApp } from '../server/app.ts';
import { parseEnv } from '../server/env.ts';
import { openData } from '../server/open-data.ts';
import { readTarget } from '../server/read-target.ts';
import { routeOfApp } from '../server/route-of.ts';
import { htmlDocument } from './document.ts';
import { planFonts } from './fonts/plan-fonts.ts';
import { planIcons } from './icons/plan-icons.ts';
import { serveMade } from './made/serve-made.ts';
import { picturesPlugin } from './pictures/pictures-plugin.ts';
import { planPictures } from './pictures/plan-pictures.ts';
import { root } from './steps.mjs';

process.chdir(root);
const env = parseEnv(process.env);
const { host, port, anonKey, trustProxy, allowedOrigins } = env;
const { store, outbox } = await openData(env);

const http = createHttpServer();
const vite = await createViteServer({
  plugins: [picturesPlugin(planPictures), serveMade(planFiles)],
  server: { middlewareMode: true, hmr: { server: http } },
});

const app = createApp({
  site: { answers: await contactAnswers(), supabaseOrigin: undefined, styleHashes: [] },
  store,
  outbox,
  anonKey,
  trustProxy,
  allowedOrigins,
});
const api = getRequestListener(app.fetch);

http.on('request', (request, response) => {
  const target = readTarget(request.url ?? '');
  const { pathname } = target;
  if (routeOfApp(target)) void api(request, response);
  else vite.middlewares(request, response, () => void sendPage(pathname, response));
});
http.listen(port, host, () =>
  console.log(
    `http://${host}:${port}, messages in ${env.databaseUrl ? 'PostgreSQL' : env.dataDir}`,
  ),
);
outbox.start();

/** For each request anew, because words and masters change meanwhile. */
async function planFiles() {
  return [...(await planPictures()).files, ...planIcons(), ...planFonts().files];
}

/** The rendering code as it stands on disk now. */
async function loadPages(): Promise<typeof Pages> {
  return (await vite.ssrLoadModule('/app/entry-server.tsx')) as typeof Pages;
}

async function sendPage(pathname: string, response: ServerResponse): Promise<void> {
  try {
    const { renderPage } = await loadPages();
    const known = Object.hasOwn(pageTitles, pathname);
    const document = htmlDocument({
      title: known ? pageTitles[pathname as PagePath] : notFoundTitle,
      body: await renderPage(pathname),
      assets: {
        fonts: [],
        styles: ['/app/styles/index.css?direct'],
        scripts: ['/app/entry-client.tsx'],
      },
    });
    response.writeHead(known ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(await vite.transformIndexHtml(pathname, document));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
  }
}

async function contactAnswers() {
  const { renderContactAnswers } = await loadPages();
  const assets = { fonts: [], styles: ['/app/styles/index.css?direct'], scripts: [] };
  const pages = await renderContactAnswers();
  const page = (wanted: string) => {
    const { title = '', html = '' } = pages.find(({ name }) => name === wanted) ?? {};
    return htmlDocument({ title, body: html, assets });
  };
  return { sent: page('message-sent'), failed: page('message-failed') };
}
