import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { printClientTypes } from './print-client-types.ts';

const printed = await printClientTypes();

it.each(printed.map(({ file, text }) => [basename(file), file, text]))(
  '%s is what `npm run client:types` prints now',
  async (_, file, text) => {
    expect(await readFile(file!, 'utf8')).toBe(text);
  },
);
