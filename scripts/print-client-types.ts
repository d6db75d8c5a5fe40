import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeApi } from './describe-api.ts';
import { printApiTypes } from './print-api-types.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'clients/typescript');

/** The files of the client that nobody writes: types of the API, and the protocol of the widget as it stands. */
export async function printClientTypes(): Promise<{ file: string; text: string }[]> {
  return [
    {
      file: join(CLIENT, 'api-types.gen.ts'),
      text: printApiTypes(await describeApi(), 'v3', ['SelectedOfferV3']),
    },
    {
      file: join(CLIENT, 'widget-protocol.gen.ts'),
      text: `// A copy of src/contract/widget-protocol.ts by \`npm run client:types\`; edits would be lost.

${await readFile(join(ROOT, 'src/contract/widget-protocol.ts'), 'utf8')}`,
    },
  ];
}
