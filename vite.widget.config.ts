import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The calculator widget: a build of its own, so that it shares no file with the site and carries nothing of it. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/widget-manifest.json',
    rollupOptions: { input: 'src/web/widget/entry-client.tsx' },
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
