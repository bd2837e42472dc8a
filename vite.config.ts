import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawingsFile } from './scripts/drawings-file.ts';
import { generatedCss } from './scripts/generated-css.ts';
import { leanBundle } from './scripts/lean-bundle.ts';
import { licenses } from './scripts/licenses.ts';
import { shortClassNames } from './scripts/short-class-names.ts';

export default defineConfig(({ isSsrBuild }) => ({
  clearScreen: false,
  plugins: [shortClassNames(), react(), generatedCss(), drawingsFile(), leanBundle(), licenses()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    // A font or an image inside the CSS would need `data:` in the content policy.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: isSsrBuild ? 'app/entry-server.tsx' : 'app/entry-client.tsx',
      // The build writes the font's files itself.
      external: /\.woff2$/,
    },
  },
  appType: 'custom',
}));
