import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { securityHeaders } from '#server/http/headers.ts';
import { nameRequest } from '#server/http/request-id.ts';
import { logError } from '#server/logging/log.ts';
import type { Site } from '#server/site/load-site.ts';
import { siteServer } from '#server/site/serve-site.ts';
import { readTarget } from './read-target.ts';
import { routeOfApp } from './route-of.ts';

/** Responds to a request, and returns its route: one of few names, none of a visitor's words. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => string;

const plainHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/** The app answers what it has routes for, and the site all else. */
export function responder(app: Hono, site: Site, trustProxy = 0): Respond {
  const { supabaseOrigin } = site;
  const headers = { ...securityHeaders({ supabaseOrigin }), 'content-type': 'text/plain' };
  const serveApp = getRequestListener(app.fetch, {
    errorHandler: () => new Response('Bad Request', { status: 400, headers }),
  });
  const serveSite = siteServer(site, trustProxy);

  return (request, response) => {
    const target = readTarget(request.url ?? '');
    const route = routeOfApp(target);
    // Of two, a proxy in front may have heeded the other.
    const [host = '', ...others] = request.headersDistinct['host'] ?? [];
    const isHost = plainHost.test(host) && others.length === 0;
    try {
      if (isHost && route === undefined) return serveSite(request, response, target);
      response.setHeaders(new Map(Object.entries(nameRequest())));
      if (isHost) void serveApp(request, response);
      else response.writeHead(400, headers).end('Bad Request');
    } catch (error) {
      logError('request_failed', error);
      if (!response.headersSent) response.writeHead(500, headers);
      response.end();
    }
    return route ?? 'unknown';
  };
}
