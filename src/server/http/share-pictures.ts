import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { parseFacadeName, parsePlanName } from '#drawing/addresses.ts';
import { drawFacade, drawPlan } from '#drawing/draw.ts';

/** The size that social networks show beside a link, in pixels. */
const WIDTH = 1_200;
const HEIGHT = 630;
const PAPER = '#f7fbfb';

const YEAR_SECONDS = 31_536_000;
/** A picture is about 60 KB, so all of them take 18 MB. */
const MOST_REMEMBERED = 300;

interface Drawing {
  svg: string;
  /** Points an inch at which the drawing is about as large as the picture, so that no pixel is painted in vain. */
  density: number;
  /** Drawings of streets are cut at the edges, plans stay whole. */
  fit: 'cover' | 'contain';
}

const DRAWERS: Record<string, (name: string) => Drawing | undefined> = {
  plan(name) {
    const picture = parsePlanName(name);
    return picture && { svg: drawPlan(picture.input, picture), density: 560, fit: 'contain' };
  },
  facade(name) {
    const picture = parseFacadeName(name);
    return picture && { svg: drawFacade(picture.input, picture), density: 104, fit: 'cover' };
  },
};

/** Serves drawings as PNG, because networks and messengers show no SVG beside a link. */
export function addSharePictures(app: FastifyInstance) {
  const pictures = new Map<string, Buffer>();
  let last: Promise<unknown> = Promise.resolve();

  /** Pictures are painted one at a time: each takes nearly a second of a core that pages need too. */
  function paintInTurn(drawing: Drawing | undefined): Promise<Buffer | undefined> {
    const painted = last.then(() => paint(drawing));
    last = painted.catch(() => {});
    return painted;
  }

  app.get<{ Params: { kind: string; name: string } }>(
    '/pictures/:edition/share/:kind/:name.png',
    async ({ url, params }, reply) => {
      const picture = pictures.get(url) ?? (await paintInTurn(drawingOf(params)));
      if (!picture)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
      if (!pictures.has(url)) remember(pictures, url, picture);
      return reply
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .type('image/png')
        .send(picture);
    },
  );
}

function drawingOf({ kind, name }: { kind: string; name: string }): Drawing | undefined {
  return Object.hasOwn(DRAWERS, kind) ? DRAWERS[kind]!(`${name}.svg`) : undefined;
}

async function paint(drawing: Drawing | undefined): Promise<Buffer | undefined> {
  if (!drawing) return undefined;
  return sharp(Buffer.from(drawing.svg), { density: drawing.density })
    .resize(WIDTH, HEIGHT, { fit: drawing.fit, background: PAPER })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();
}

function remember(pictures: Map<string, Buffer>, url: string, picture: Buffer): void {
  if (pictures.size >= MOST_REMEMBERED) pictures.delete(pictures.keys().next().value!);
  pictures.set(url, picture);
}
