import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scopedClassName } from './scoped-class-name.ts';

/** What every page stands on: in one file it packs better than in a dozen, and an edit of ours leaves it as it was. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|decimal\.js|superjson|copy-anything|is-what|@trpc|@tanstack\/(history|store|router|react-router|react-store|query-core|react-query)[\w-]*)\//;

/** Small parts that nearly every page needs: dozens of files of a hundred bytes pack badly and take a request each. */
const EVERYWHERE =
  /src\/(domain|ui\/(Button|Icon|ImageLoader|Money|VisuallyHidden)|web\/(parts|shell|data|query))\//;
const MANY_SCREENS = 8;

/**
 * Two builds of one source: the browser's (`dist/client`) and the page server's (`dist/ssr`), which draws widgets too.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  css: { modules: { generateScopedName: scopedClassName } },
  appType: 'custom',
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
        rollupOptions: {
          input: 'src/web/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'everywhere', test: EVERYWHERE, minShareCount: MANY_SCREENS },
              ],
            },
          },
        },
        target: 'es2022',
        assetsInlineLimit: 0,
      },
  // The built page server carries all it needs; in development packages run as Node finds them.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
