# syntax=docker/dockerfile:1

# The Node that package.json names, which a test holds them to. What the first two stages make is
# the same for every processor, so they run on the builder's own. A tag may be pointed at another
# image; docs/operations.md says how to pin it to a digest.
FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# These go into the pages. A server with a key of its own needs a site that sends it.
ARG SITE_URL
ARG PUBLIC_ANON_KEY
RUN npm run build

FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="website" \
      org.opencontainers.image.description="Prerendered pages and the server that keeps their messages"
# Nothing is installed in here any more. The folder is what a new volume takes its owner from.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-* \
    && install -d -o 1000 -g 1000 /data
WORKDIR /site
COPY package.json ./
COPY --from=packages /site/node_modules node_modules
COPY supabase/migrations supabase/migrations
COPY contract contract
COPY content content
# The owner's command line too, for `docker exec` and `kubectl exec`.
COPY server server
COPY --from=build /site/dist dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 DATA_DIR=/data
# The image's user `node`, as a number: Kubernetes cannot tell of a name that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Both keep memory small, ten megabytes each: what requests leave behind is swept up early, and code is
# optimized where it runs, not by threads that keep what they once needed.
CMD ["node", "--max-semi-space-size=2", "--no-concurrent-recompilation", "dist/server/main.js"]
