import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one source: the browser's (`dist/client`) and the page server's (`dist/ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  build: isSsrBuild
    ? { outDir: 'dist/ssr', rollupOptions: { input: 'src/web/entry-server.tsx' }, target: 'node24' }
    : {
        outDir: 'dist/client',
        manifest: true,
        rollupOptions: { input: 'src/web/entry-client.tsx' },
        target: 'es2022',
        assetsInlineLimit: 0,
      },
  // The built page server carries all it needs; in development packages run as Node finds them.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
