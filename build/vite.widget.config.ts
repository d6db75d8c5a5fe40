import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cascadeLayers } from './cascade-layers.ts';
import { heldMotion } from './held-motion.ts';
import { shortClassName } from './scoped-class-name.ts';

const ENTRIES = {
  calculator: 'src/web/widget/entry-client.tsx',
  vitrina: 'src/web/widget/vitrina/entry-client.tsx',
} as const;

export type WidgetBuild = keyof typeof ENTRIES;

/**
 * A widget, named by the mode: a build of its own, so that it is one file, shares none with the site or with another
 * widget and carries nothing of them.
 */
export default defineConfig(({ mode }) => ({
  plugins: [heldMotion(), cascadeLayers(), react()],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: `.vite/${mode}-manifest.json`,
    rollupOptions: { input: { [mode]: ENTRIES[mode as WidgetBuild] } },
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
