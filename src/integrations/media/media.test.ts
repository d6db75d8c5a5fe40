import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../http/fake-server.ts';
import type { CallContext } from '../result.ts';
import { openThreads } from '../worker/threads.ts';
import { fitPicture, MAX_PICTURE_BYTES } from './fit-picture.ts';
import { httpPictures } from './http.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8ab' } });
/** Pixels that no packing makes smaller. */
function noise(side: number) {
  const pixels = randomFillSync(Buffer.alloc(side * side * 3));
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
}
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z"/></svg>';

describe('a picture that fits', () => {
  it.each([
    ['jpeg', () => plain(80, 60).jpeg().toBuffer()],
    ['png', () => plain(80, 60).png().toBuffer()],
    ['webp', () => plain(80, 60).webp().toBuffer()],
  ])('%s is encoded anew in its size', async (_, make) => {
    expect(await fitPicture(await make())).toMatchObject({ type: 'image/webp', width: 80, height: 60 });
  });

  it('a drawing becomes pixels, with and without the head of XML', async () => {
    for (const text of [SVG, `<?xml version="1.0"?>\n<!-- plan -->\n${SVG}`])
      expect(await fitPicture(Buffer.from(text))).toMatchObject({ width: 1_600, height: 800 });
  });

  it('is made smaller where its sides are long', async () => {
    const wide = await plain(6_000, 1_500).png().toBuffer();
    expect(await fitPicture(wide)).toMatchObject({ width: 2_560, height: 640 });
  });

  it('is made to weigh at most 5 MB, not dropped', { timeout: 60_000 }, async () => {
    const heavy = await noise(1_350).png({ compressionLevel: 0 }).toBuffer();
    expect(heavy.length).toBeGreaterThan(MAX_PICTURE_BYTES);
    const picture = await fitPicture(heavy);
    if (!('bytes' in picture)) throw new Error(picture.kind);
    expect(picture.bytes.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  });

  it('stands upright and keeps nothing of the camera', async () => {
    const turned = await plain(80, 60)
      .withExif({ IFD0: { Artist: 'Иван Петров' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const picture = await fitPicture(turned);
    expect(picture).toMatchObject({ width: 60, height: 80 });
    if ('bytes' in picture) expect((await sharp(picture.bytes).metadata()).exif).toBeUndefined();
  });
});

describe('what is no picture', () => {
  it.each([
    ['a page', '<html><body>Ведутся работы</body></html>', 'not_picture'],
    ['nothing', '', 'not_picture'],
    ['a drawing with entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`, 'not_picture'],
    ['a document', '%PDF-1.7\n%âãÏÓ', 'not_picture'],
    ['an animation', 'GIF89a\x01\x00\x01\x00', 'not_picture'],
    ['half a drawing', SVG.slice(0, 60), 'broken_picture'],
  ])('%s', async (_, text, providerCode) => {
    expect(await fitPicture(Buffer.from(text, 'latin1'))).toMatchObject({
      ok: false,
      kind: 'malformed',
      retryable: false,
      providerCode,
    });
  });

  it('half a photograph', async () => {
    const whole = await noise(200).jpeg().toBuffer();
    expect(await fitPicture(whole.subarray(0, whole.length / 2))).toMatchObject({
      providerCode: 'broken_picture',
    });
  });
});

describe('fetching', () => {
  const workers = openThreads();
  let server: FakeServer;
  let picture: Buffer;
  beforeAll(async () => {
    picture = await plain(80, 60).png().toBuffer();
    server = await startFakeServer((request, response) => {
      const send = (body: Buffer | string, type = 'image/png') =>
        response.writeHead(200, { 'content-type': type }).end(body);
      switch (request.url) {
        case '/plan.png':
          return send(picture);
        case '/named-wrongly.html':
          return send(picture, 'text/html');
        case '/page.jpg':
          return send('<html>Ведутся работы</html>', 'image/jpeg');
        case '/endless':
          return send(Buffer.alloc(3_000));
        case '/endless-unsaid':
          response.writeHead(200, { 'content-type': 'image/png' });
          for (let part = 0; part < 3; part += 1) response.write(Buffer.alloc(1_000));
          return response.end();
        case '/cut':
          response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.length });
          response.write(picture.subarray(0, 50));
          return setImmediate(() => response.destroy());
        case '/silent':
          response.writeHead(200, { 'content-type': 'image/png' });
          return response.write(picture.subarray(0, 50));
        case '/inside':
          return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
        case '/moved':
          return response.writeHead(302, { location: '/plan.png' }).end();
        case '/busy':
          return response.writeHead(503).end();
        default:
          return response.writeHead(404).end();
      }
    });
  });
  afterAll(() => server.close());

  const fetch = (path: string) =>
    httpPictures({ now, allowHosts: [server.listed] }, workers, {
      maxBytes: 2_000,
      idleMs: path === '/silent' ? 100 : 5_000,
    }).fetch(`${server.origin}${path}`, call);

  it.each(['/plan.png', '/named-wrongly.html', '/moved'])('%s is a picture by its content', async (path) => {
    expect(await fetch(path)).toMatchObject({
      ok: true,
      value: { type: 'image/webp', width: 80, height: 60 },
    });
  });

  it.each([
    ['/page.jpg', { kind: 'malformed', retryable: false, providerCode: 'not_picture' }],
    ['/endless', { kind: 'rejected', retryable: false, providerCode: 'too_large' }],
    ['/endless-unsaid', { kind: 'rejected', retryable: false, providerCode: 'too_large' }],
    ['/cut', { kind: 'unavailable', retryable: true }],
    ['/silent', { kind: 'timeout', retryable: true }],
    ['/inside', { kind: 'blocked', retryable: false, providerCode: 'address' }],
    ['/busy', { kind: 'unavailable', retryable: true }],
    ['/gone', { kind: 'rejected', retryable: false, providerCode: 'http_404' }],
  ])('%s is a value', async (path, fail) => {
    expect(await fetch(path)).toMatchObject({ ok: false, ...fail });
  });

  it('does not reach this computer unless told', async () => {
    const asked = server.calls.length;
    const pictures = httpPictures({ now, allowHosts: [] }, workers);
    expect(await pictures.fetch(`${server.origin}/plan.png`, call)).toMatchObject({
      ok: false,
      kind: 'blocked',
    });
    expect(server.calls).toHaveLength(asked);
  });
});
