import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  parseFacadeName,
  parseLiftName,
  parsePlanName,
  parsePorchName,
  parseStageName,
  parseYardName,
} from '#drawing/addresses.ts';
import { drawFacade, drawLift, drawPlan, drawPorch, drawStage, drawYard } from '#drawing/draw.ts';

const YEAR_SECONDS = 31_536_000;
/** A drawing is 4 KB or so: some tens of megabytes at the most. */
const MOST_REMEMBERED = 6_000;
/** Yards are up to 40 KB and made in three milliseconds. */
const MOST_YARDS = 600;

/** Drawings made from the facts their addresses state: floor plans, façades, sites, yards, entrances and lifts. */
export function addPictures(app: FastifyInstance) {
  const drawings = new Map<string, string>();
  const yards = new Map<string, string>();

  app.get<{ Params: { name: string } }>('/pictures/:edition/plan/:name', async ({ url, params }, reply) => {
    const picture = parsePlanName(params.name);
    return send(reply, picture && remembered(drawings, url, () => drawPlan(picture.input, picture)));
  });

  app.get<{ Params: { name: string } }>('/pictures/:edition/facade/:name', async ({ url, params }, reply) => {
    const picture = parseFacadeName(params.name);
    return send(reply, picture && remembered(drawings, url, () => drawFacade(picture.input, picture)));
  });

  app.get<{ Params: { name: string } }>('/pictures/:edition/stage/:name', async ({ url, params }, reply) => {
    const stage = parseStageName(params.name);
    return send(reply, stage && remembered(drawings, url, () => drawStage(stage)));
  });

  app.get<{ Params: { name: string } }>('/pictures/:edition/yard/:name', async ({ url, params }, reply) => {
    const picture = parseYardName(params.name);
    return send(reply, picture && remembered(yards, url, () => drawYard(picture.input, picture), MOST_YARDS));
  });

  app.get<{ Params: { name: string } }>('/pictures/:edition/porch/:name', async ({ url, params }, reply) => {
    const picture = parsePorchName(params.name);
    return send(reply, picture && remembered(drawings, url, () => drawPorch(picture.input, picture)));
  });

  app.get<{ Params: { name: string } }>('/pictures/:edition/lift/:name', async ({ url, params }, reply) => {
    const hall = parseLiftName(params.name);
    return send(reply, hall && remembered(drawings, url, () => drawLift(hall)));
  });
}

/** The most recently drawn stay; a list of eighty plans is drawn once for everybody who opens it. */
function remembered(
  drawings: Map<string, string>,
  address: string,
  draw: () => string,
  most = MOST_REMEMBERED,
): string {
  const known = drawings.get(address);
  if (known !== undefined) return known;
  const drawing = draw();
  if (drawings.size >= most) drawings.delete(drawings.keys().next().value!);
  drawings.set(address, drawing);
  return drawing;
}

function send(reply: FastifyReply, svg: string | undefined) {
  if (svg === undefined)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
  return reply
    .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type('image/svg+xml')
    .send(svg);
}
