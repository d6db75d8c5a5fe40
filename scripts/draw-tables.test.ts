import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawTables, TABLES_PICTURE } from './draw-tables.ts';

it('the picture of the tables is what `npm run tables:picture` draws now', async () => {
  expect(await readFile(TABLES_PICTURE, 'utf8')).toBe(await drawTables());
});
