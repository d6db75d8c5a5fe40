import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cascadeLayers } from './build/cascade-layers.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { heldMotion } from './build/held-motion.ts';
import { inlineScripts } from './build/inline-scripts.ts';
import { laterLoading } from './build/later-loading.ts';
import { plainImports } from './build/plain-imports.ts';
import { plainLetters } from './build/plain-letters.ts';
import { scopedClassName, shortClassName } from './build/scoped-class-name.ts';

/**
 * Two builds of one source: the browser's (`dist/client`) and the page server's (`dist/ssr`), which draws widgets too.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    heldMotion(),
    cascadeLayers(),
    inlineScripts(),
    plainImports(),
    ...(isSsrBuild ? [plainLetters()] : [laterLoading()]),
    react(),
  ],
  css: { modules: { generateScopedName: command === 'build' ? shortClassName : scopedClassName } },
  appType: 'custom',
  resolve: {
    // React has had the hook itself since its version 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        rollupOptions: {
          input: {
            'entry-server': 'src/web/entry-server.tsx',
            'widget-server': 'src/web/widget/entry-server.tsx',
          },
        },
        target: 'node24',
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // One sheet for all: a page carries the rules of what it shows (docs/decisions/031).
        cssCodeSplit: false,
        rollupOptions: {
          input: 'src/web/entry-client.tsx',
          output: { codeSplitting: { groups: chunkGroups() } },
        },
        target: 'es2022',
        // What a page opens with is weighed by e2e/first-load.e2e.ts; the engine of the map comes after it.
        chunkSizeWarningLimit: 1_200,
        assetsInlineLimit: 0,
        // Their names would be four kilobytes of every page (docs/decisions/038).
        modulePreload: false,
      },
  // The built page server carries all it needs; in development packages run as Node finds them.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
