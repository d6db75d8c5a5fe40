import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packText } from './packed-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test('a text takes no more memory than is told of it', async () => {
  for (const text of ['', 'Жильё', 'Квартира в ЖК «Ясный» '.repeat(4_000)]) {
    const packed = await packText(encode(text));
    expect((await packed.body('br')).buffer.byteLength, `${text.length} letters`).toBeLessThan(packed.bytes);
  }
});

test('a text is read as it was, in every form it travels in', async () => {
  const text = 'Квартира в ЖК «Ясный» '.repeat(100);
  const packed = await packText(encode(text));
  expect((await packed.body(null)).toString()).toBe(text);
  expect(gunzipSync(await packed.body('gzip')).toString()).toBe(text);
  expect(brotliDecompressSync(await packed.body('br')).toString()).toBe(text);
});
