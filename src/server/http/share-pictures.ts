import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { VISITOR } from '#domain/access/actor.ts';
import { parseFacadeName, parsePlanName } from '#drawing/addresses.ts';
import { drawFacade, drawPlan, drawShare, drawShareWithWords, type ShareWords } from '#drawing/draw.ts';
import { PAINT_SVG } from '#integrations/media/paint-svg.ts';
import { findComplexShareWords, findFlatShareWords } from '#services/catalog/get-share-words.ts';
import type { ServiceContext } from '#services/context.ts';
import type { Product } from '../product.ts';
import { queryOf } from './query-of.ts';
import { readId } from './read-id.ts';

const YEAR_SECONDS = 31_536_000;
/** A price may change any hour; its new picture has another address, and whoever kept the old one asks again. */
const HOUR_SECONDS = 3_600;
/** A picture is 60 to 350 KB, so all of them take 35 MB at the most. */
const MOST_REMEMBERED = 100;

interface Drawing {
  svg: string;
  /** Drawings of streets are cut at the edges, plans stay whole. */
  fit: 'cover' | 'contain';
}

const DRAWERS: Record<string, (name: string) => Drawing | undefined> = {
  plan(name) {
    const picture = parsePlanName(name);
    return picture && { svg: drawPlan(picture.input, picture), fit: 'contain' };
  },
  facade(name) {
    const picture = parseFacadeName(name);
    return picture && { svg: drawFacade(picture.input, picture), fit: 'cover' };
  },
};

const TELLERS: Record<string, (ctx: ServiceContext, id: number) => Promise<ShareWords | undefined>> = {
  flat: findFlatShareWords,
  complex: findComplexShareWords,
};

/**
 * Serves drawings as PNG, because networks and messengers show no SVG beside a link: alone, or with `?flat=` and
 * `?complex=` beside what people ask first. They are painted by threads, whose line is short.
 */
export function addSharePictures(app: FastifyInstance, product: Product) {
  const pictures = new Map<string, Uint8Array>();

  app.get<{ Params: { kind: string; name: string } }>(
    '/pictures/:edition/share/:kind/:name.png',
    async (request, reply) => {
      const drawing = drawingOf(request.params);
      const ctx = product.serviceContext(VISITOR, request.id);
      const told = [...queryOf(request)].find(([name]) => Object.hasOwn(TELLERS, name));
      const words = told && (await wordsOf(ctx, told));
      if (!drawing || (told && !words)) return answer(404);
      const svg = words
        ? drawShareWithWords(drawing.svg, words, drawing.fit)
        : drawShare(drawing.svg, drawing.fit);
      const key = createHash('sha256').update(svg).digest('base64url');
      const picture = pictures.get(key) ?? (await paint(ctx, svg));
      if (!picture) return answer(503);
      remember(pictures, key, picture);
      return reply
        .header('cache-control', `public, max-age=${words ? HOUR_SECONDS : `${YEAR_SECONDS}, immutable`}`)
        .type('image/png')
        .send(Buffer.from(picture));

      function answer(status: 404 | 503) {
        if (status === 503) reply.header('retry-after', '5');
        return reply.code(status).header('cache-control', 'no-store').type('text/plain').send('Not found');
      }
    },
  );
}

function drawingOf({ kind, name }: { kind: string; name: string }): Drawing | undefined {
  return Object.hasOwn(DRAWERS, kind) ? DRAWERS[kind]!(`${name}.svg`) : undefined;
}

async function wordsOf(ctx: ServiceContext, [kind, id]: [string, string]): Promise<ShareWords | undefined> {
  const number = readId(id);
  return number === undefined ? undefined : TELLERS[kind]!(ctx, number);
}

/** Undefined when too many wait to be painted. */
async function paint(ctx: ServiceContext, svg: string): Promise<Uint8Array | undefined> {
  const painted = await ctx.ports.workers.run(PAINT_SVG, svg);
  return painted.ok ? painted.value : undefined;
}

/** The most recently shown stay. */
function remember(pictures: Map<string, Uint8Array>, key: string, picture: Uint8Array): void {
  pictures.delete(key);
  if (pictures.size >= MOST_REMEMBERED) pictures.delete(pictures.keys().next().value!);
  pictures.set(key, picture);
}
