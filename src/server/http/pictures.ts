import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  parseFacadeName,
  parseLiftName,
  parsePlanName,
  parsePorchName,
  parseStageName,
  parseYardName,
} from '#drawing/addresses.ts';
import { drawFacade, drawLift, drawPlan, drawPorch, drawStage, drawYard } from '#drawing/draw.ts';
import { type PackedText, packText } from './packed-text.ts';
import { sendPacked } from './send-packed.ts';

const YEAR_SECONDS = 31_536_000;
/** A drawing is a kilobyte or so when packed, a yard up to six: those of some thousands of flats. */
const MOST_BYTES = 12 * 1_024 * 1_024;

/** Draws what a name says; undefined when it says nothing. */
type Draw = (name: string) => string | undefined;

export const DRAWINGS: Readonly<Record<string, Draw>> = {
  plan(name) {
    const picture = parsePlanName(name);
    return picture && drawPlan(picture.input, picture);
  },
  facade(name) {
    const picture = parseFacadeName(name);
    return picture && drawFacade(picture.input, picture);
  },
  stage(name) {
    const stage = parseStageName(name);
    return stage && drawStage(stage);
  },
  yard(name) {
    const picture = parseYardName(name);
    return picture && drawYard(picture.input, picture);
  },
  porch(name) {
    const picture = parsePorchName(name);
    return picture && drawPorch(picture.input, picture);
  },
  lift(name) {
    const hall = parseLiftName(name);
    return hall && drawLift(hall);
  },
};

/**
 * Drawings made from the facts their addresses state: floor plans, façades, sites, yards, entrances and lifts. Each is
 * drawn and packed once for everybody: a list of eighty plans is opened by many, and packing takes longer than all the
 * rest of an answer.
 */
export function addPictures(app: FastifyInstance, drawings = DRAWINGS): void {
  const drawn = new LRUCache<string, PackedText, () => string | undefined>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    async fetchMethod(_, __, { context: draw }) {
      const svg = draw();
      return svg === undefined ? undefined : packText(new TextEncoder().encode(svg));
    },
  });

  for (const [kind, draw] of Object.entries(drawings)) {
    app.get<{ Params: { name: string } }>(`/pictures/:edition/${kind}/:name`, async (request, reply) => {
      const { name } = request.params;
      const svg = await drawn.fetch(`${kind}/${name}`, { context: () => draw(name) });
      if (svg === undefined)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
      reply
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type('image/svg+xml');
      return sendPacked(request, reply, svg);
    });
  }
}
