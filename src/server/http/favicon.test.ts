import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addFavicon } from './favicon.ts';

it('is an ICO whose pictures are those of the vector icon', async () => {
  const app = fastify();
  addFavicon(app);
  const { statusCode, headers, rawPayload: ico } = await app.inject('/favicon.ico');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/x-icon');
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const svg = readFileSync('src/web/shell/favicon.svg');
  for (const [at, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * at);
    const from = entry.readUInt32LE(12);
    const shown = sharp(ico.subarray(from, from + entry.readUInt32LE(8))).flatten({ background: '#fff' });
    const drawn = sharp(svg, { density: 288 }).resize(size, size).flatten({ background: '#fff' });
    const [{ data: one, info }, other] = [
      await shown.raw().toBuffer({ resolveWithObject: true }),
      await drawn.raw().toBuffer(),
    ];
    expect([entry[0], entry[1], info.width, info.height]).toEqual([size, size, size, size]);
    const off = one.filter((byte, place) => Math.abs(byte - other[place]!) > 40).length;
    expect(off / one.length).toBeLessThan(0.05);
  }
});
