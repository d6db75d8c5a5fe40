import { writeFile } from 'node:fs/promises';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { printClientTypes } from './print-client-types.ts';

if (process.argv.includes('--help')) {
  console.log(
    byLanguage({
      ru: 'npm run client:types — печатает типы клиента API из его описания и протокола виджета',
      en: 'npm run client:types — prints the types of the API client from its description, and the protocol of the widget',
    }),
  );
} else {
  for (const { file, text } of await printClientTypes()) await writeFile(file, text);
}
