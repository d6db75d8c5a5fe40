import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { validateInput } from '#api/rest/validate-input.ts';
import { AppError } from '#domain/errors.ts';
import { ROAD_MODES } from '#domain/road/road.ts';
import { consumeLimit } from '#services/access/consume-limit.ts';
import type { ServiceContext } from '#services/context.ts';
import { locate } from '#services/geo/locate.ts';
import { measureRoute } from '#services/geo/measure-route.ts';
import type { Product } from '../product.ts';
import { VERSION } from '../version.ts';
import { abortSignalOf } from './abort-signal-of.ts';
import { createServiceContext } from './call-context.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
  .transform(Number);
const latitude = degrees.pipe(z.number().min(-90).max(90));
const longitude = degrees.pipe(z.number().min(-180).max(180));

/** «55.75,37.61»: latitude, longitude. */
const Point = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.tuple([latitude, longitude]))
  .transform(([lat, lon]) => ({ latitude: lat, longitude: lon }));

/** Both or none. */
const LocateQuery = z
  .object({ lat: latitude.optional(), lon: longitude.optional() })
  .transform(({ lat, lon }, ctx) => {
    if (lat !== undefined && lon !== undefined) return { latitude: lat, longitude: lon };
    if (lat !== lon)
      ctx.addIssue({
        code: 'custom',
        path: [lat === undefined ? 'lat' : 'lon'],
        message: 'Нужны обе координаты',
      });
    return undefined;
  });

const RouteQuery = z.object({ from: Point, to: Point, mode: z.enum(ROAD_MODES) });

/** Calls that only our own pages make: bare JSON, GET only, not for other sites. */
export async function addInternalRoutes(app: FastifyInstance, product: Product) {
  await app.register(async (scope) => {
    scope.setValidatorCompiler(validateInput);
    serveInternal(scope, product);
  });
}

function serveInternal(app: FastifyInstance, product: Product) {
  const { env } = product;

  serve(app, product, '/envs', z.unknown(), async () => ({
    appEnv: env.appEnv,
    publicUrl: env.publicUrl,
    defaultLocation: env.defaultLocationName,
    mapEngine: env.map.engine,
    pmtilesUrl: env.map.pmtilesUrl ?? null,
    mapStyleUrl: env.map.styleUrl ?? null,
    yandexMapsKey: env.map.yandexKey,
    version: VERSION,
  }));

  serve(app, product, '/locate', LocateQuery, async (point, { ctx, ip }) => {
    await consumeLimit(ctx, 'locate', ip);
    return locate(ctx, point);
  });

  serve(app, product, '/distance-duration', RouteQuery, async (way, { ctx, ip, signal }) => {
    await consumeLimit(ctx, 'route', ip);
    return measureRoute(ctx, way, signal);
  });
}

interface Call {
  ctx: ServiceContext;
  ip: string;
  signal: AbortSignal;
}

/** One address: its answer by GET, 405 to other methods, 403 to pages of other sites. */
function serve<Query>(
  app: FastifyInstance,
  product: Product,
  url: string,
  querystring: z.ZodType<Query>,
  answer: (query: Query, call: Call) => Promise<object>,
) {
  app.get(url, { schema: { querystring }, onRequest: refuseForeign }, async (request, reply) => {
    const ctx = await createServiceContext(product, request, null);
    reply.header('cache-control', 'private, no-store');
    return answer(request.query as Query, { ctx, ip: request.ip, signal: abortSignalOf(reply) });
  });
  refuseOtherMethods(app, url, ['GET', 'HEAD']);
}

/** A browser says where a request comes from; other clients have no cookies to lend. */
async function refuseForeign({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError('FORBIDDEN', 'Access denied');
}
