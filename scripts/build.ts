import { byLanguage } from '../src/server/cli/by-language.ts';
import { buildProduct, buildWhenStale } from './build-product.ts';

if (process.argv.includes('--help')) {
  console.log(
    byLanguage({
      ru: `npm run build — собирает браузерную часть и сервер страниц в dist/

--when-stale: только если с последней сборки что-то изменилось.`,
      en: `npm run build — builds the browser part and the page server into dist/

--when-stale: only when something changed since the last build.`,
    }),
  );
} else {
  await (process.argv.includes('--when-stale') ? buildWhenStale() : buildProduct());
}
