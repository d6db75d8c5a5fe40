import { writeFile } from 'node:fs/promises';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { drawTables, TABLES_PICTURE } from './draw-tables.ts';

if (process.argv.includes('--help')) {
  console.log(
    byLanguage({
      ru: 'npm run tables:picture — рисует таблицы базы и их ссылки по схеме в docs/pictures/tables.svg',
      en: 'npm run tables:picture — draws the tables of the schema and their references into docs/pictures/tables.svg',
    }),
  );
} else {
  await writeFile(TABLES_PICTURE, await drawTables());
}
