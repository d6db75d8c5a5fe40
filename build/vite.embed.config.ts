import { defineConfig } from 'vite';

/** The script partners put on their pages: one file without dependencies, its name fixed for a version. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    target: 'es2020',
    lib: { entry: 'src/embed/loader.ts', name: 'genplan', formats: ['iife'], fileName: () => 'loader-1.js' },
  },
});
