import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scopedClassName } from './scoped-class-name.ts';

/** The calculator widget: a build of its own, so that it shares no file with the site and carries nothing of it. */
export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/widget-manifest.json',
    rollupOptions: { input: 'src/web/widget/entry-client.tsx' },
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
