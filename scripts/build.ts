import { buildProduct } from './build-product.ts';

if (process.argv.includes('--help')) {
  console.log('npm run build — собирает браузерную часть и сервер страниц в dist/');
} else {
  await buildProduct();
}
