import { buildProduct, buildWhenStale } from './build-product.ts';

if (process.argv.includes('--help')) {
  console.log(`npm run build — собирает браузерную часть и сервер страниц в dist/

--when-stale: только если с последней сборки что-то изменилось.`);
} else {
  await (process.argv.includes('--when-stale') ? buildWhenStale() : buildProduct());
}
