import { globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { breakpoints } from './app/styles/breakpoints.ts';
import { drawIcons } from './generator/assets/icons.ts';
import { computedFiles } from './generator/plugins/computed-files.ts';
import { photographs } from './generator/plugins/images.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), computedFiles(), photographs()],
  // Served from the site's root.
  publicDir: await drawIcons(),
  // The npm scripts already load .env, which the server needs as well.
  envDir: false,
  css: {
    // PostCSS rather than Lightning CSS, which silently closes an unclosed block.
    postcss: {
      plugins: [
        {
          postcssPlugin: 'breakpoints',
          Once(sheet) {
            for (const [name, condition] of Object.entries(breakpoints))
              sheet.prepend({ name: 'custom-media', params: `--${name} ${condition}` });
          },
        },
        customMedia(),
      ],
    },
    // Makes the minifier reject an undefined breakpoint.
    lightningcss: { drafts: { customMedia: true } },
  },
  build: {
    target: 'es2023',
    // For older targets, Vite would flatten nesting and prefix masks.
    cssTarget: ['chrome120', 'firefox125', 'safari17.2'],
    manifest: true,
    // A font or an image inside the CSS would need `data:` in the Content Security Policy.
    assetsInlineLimit: 0,
    // Photographs and fonts always take a long time.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    /** Hydrates the pages. */
    client: {
      build: {
        // Each page's HTML preloads its scripts.
        modulePreload: false,
        // Each page's HTML has its styles, so build.ts deletes this file.
        cssCodeSplit: false,
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          input: 'app/client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // Excludes the data API's client, which few visits need.
                { name: 'shared', test: /^(?!.*(node_modules|browser\/data-))/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    /** Renders the pages, and collects their styles. */
    ssr: {
      build: {
        emitAssets: true,
        copyPublicDir: false,
        cssMinify: true,
        rolldownOptions: {
          input: ['app/prerender.tsx', ...globSync('app/{site,form-pages,pages/*}.tsx')],
        },
      },
    },
    /** Serves the pages. Node could run the server's sources, but would start half as fast and need 30 MB more. */
    server: {
      consumer: 'server',
      resolve: { noExternal: ['hono', '@hono/node-server'] },
      build: {
        copyPublicDir: false,
        manifest: false,
        assetsDir: '',
        rolldownOptions: { input: { main: 'server/entry.ts' } },
      },
    },
  },
});
