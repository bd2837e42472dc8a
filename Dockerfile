# syntax=docker/dockerfile:1

# Keep the Node version in sync with package.json. The first two stages produce the same output for
# every architecture, so they run on the build platform.
FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# These are built into the pages.
ARG SITE_URL
ARG PUBLIC_ANON_KEY
RUN npm run build

FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="website" \
      org.opencontainers.image.description="Prerendered pages, and the server that stores their messages"
# Package managers are not needed at run time. A new volume inherits the owner of /data.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-* \
    && install -d -o 1000 -g 1000 /data
WORKDIR /site
COPY package.json ./
COPY --from=packages /site/node_modules node_modules
COPY supabase/migrations supabase/migrations
COPY shared shared
COPY content content
# The sources of `contacts`, which runs with `docker exec` or `kubectl exec`.
COPY server server
COPY --from=build /site/dist dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 DATA_DIR=/data
# The user `node`, by number, because Kubernetes cannot verify that a named user is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# --disable-sigusr1 keeps SIGUSR1 from starting Node's debugger.
CMD ["node", "--env-file-if-exists=.env", "--disable-sigusr1", "dist/server/main.js"]
