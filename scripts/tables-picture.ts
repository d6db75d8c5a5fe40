import { writeFile } from 'node:fs/promises';
import { drawTables, TABLES_PICTURE } from './draw-tables.ts';

if (process.argv.includes('--help')) {
  console.log('npm run tables:picture — рисует таблицы базы и их ссылки по схеме в docs/pictures/tables.svg');
} else {
  await writeFile(TABLES_PICTURE, await drawTables());
}
