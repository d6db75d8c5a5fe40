import { writeFile } from 'node:fs/promises';
import { printClientTypes } from './print-client-types.ts';

if (process.argv.includes('--help')) {
  console.log('npm run client:types — печатает типы клиента API из его описания и протокола виджета');
} else {
  for (const { file, text } of await printClientTypes()) await writeFile(file, text);
}
