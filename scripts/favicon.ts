import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { byLanguage } from '../src/server/cli/by-language.ts';

const SIZES = [16, 32, 48];
const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

if (process.argv.includes('--help')) {
  console.log(
    byLanguage({
      ru: 'node scripts/favicon.ts — рисует src/server/http/favicon.ico по src/web/shell/favicon.svg',
      en: 'node scripts/favicon.ts — draws src/server/http/favicon.ico after src/web/shell/favicon.svg',
    }),
  );
} else {
  const svg = await readFile('src/web/shell/favicon.svg');
  const pictures = await Promise.all(
    SIZES.map((size) => sharp(svg, { density: 288 }).resize(size, size).png({ palette: true }).toBuffer()),
  );
  await writeFile('src/server/http/favicon.ico', icoOf(pictures));
}

/** An ICO of pictures that are PNG themselves, as browsers have read them for twenty years. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, picture] of pictures.entries()) {
    const entry = HEAD_BYTES + ENTRY_BYTES * at;
    head.writeUInt8(SIZES[at]!, entry);
    head.writeUInt8(SIZES[at]!, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
