import { byLanguage } from '../src/server/cli/by-language.ts';
import { buildProduct, type PartName, staleParts } from './build-product.ts';

const HELP = byLanguage({
  ru: `npm run build — собирает в dist/ браузерную часть, сервер страниц и сам сервер

pages, server: только это. --when-stale: только то, что изменилось с последней сборки.`,
  en: `npm run build — builds the browser part, the page server and the server itself into dist/

pages, server: only that. --when-stale: only what changed since the last build.`,
});

// A test that builds has a word of its own there, which would build another React.
process.env.NODE_ENV = 'production';
const words = process.argv.slice(2);
const parts = words.filter((word): word is PartName => word === 'pages' || word === 'server');
if (words.includes('--help')) console.log(HELP);
else if (words.includes('--when-stale')) await buildProduct(await staleParts());
else await buildProduct(parts.length > 0 ? parts : undefined);
