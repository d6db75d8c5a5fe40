import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appErrorOf } from '#api/app-error-of.ts';
import { errorStatus, RETRY_AFTER_SECONDS } from '#api/errors.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { addressGroup } from '#services/access/consume-limit.ts';
import type { ServiceContext } from '#services/context.ts';
import { locate } from '#services/geo/locate.ts';
import type { PageSettings } from '#web/page-settings.ts';
import type { Product } from '../product.ts';
import { abortSignalOf } from './abort-signal-of.ts';
import { addressInKnownPlaces } from './address-in-known-places.ts';
import { createCallContext } from './call-context.ts';
import { callProcedure } from './call-procedure.ts';
import { createFairLine } from './fair-line.ts';
import { knownPlaces } from './known-places.ts';
import { isPhoneVisit, rememberMode } from './mobile-mode.ts';
import type { PageRenderer } from './page-renderer.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { readToken } from './read-token.ts';
import { addressOfRememberedPlace } from './remembered-place.ts';

/**
 * Rendering takes a core, so more at once would only make each of them slower and keep connections of the database
 * from each other. What the line holds is shown within some ten seconds.
 */
const PAGES = { atOnce: 12, waiting: 100 };

type SiteRenderer = Pick<PageRenderer, 'render'>;

/** Every address no other route took is a page of the site. */
export function addPages(app: FastifyInstance, product: Product, renderer: SiteRenderer) {
  const line = createFairLine(PAGES);
  app.get('/*', async (request, reply) => {
    const signal = abortSignalOf(reply);
    const page = line.pass(addressGroup(request.ip), signal, () =>
      answerPage(product, renderer, request, reply, signal),
    );
    const response = await page.catch((error: unknown) => {
      if (request.raw.destroyed) throw error;
      const status = errorStatus(appErrorOf(error));
      request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'page failed');
      return new Response(plainErrorPage(status), {
        status,
        headers: { 'content-type': 'text/html; charset=UTF-8' },
      });
    });
    reply.code(response.status);
    if (response.statusText) reply.raw.statusMessage = response.statusText;
    if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.send(await response.text());
  });
}

async function answerPage(
  product: Product,
  renderer: SiteRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<Response> {
  const context = await createCallContext(product, request, reply);
  const knownOf = (named: string | undefined) => knownPlaces(context.services, named);
  const address = await addressInKnownPlaces(pathOf(request.url), knownOf);
  if (address) return redirectTo(address, 307);
  const rememberedPlaces = await knownOf(request.cookies.location);
  const remembered = addressOfRememberedPlace(request.url, rememberedPlaces);
  if (remembered) return redirectTo(remembered, 302);
  const isPhone = isPhoneVisit(request);
  const hasSession = readToken(request) !== null;
  const settings: PageSettings = {
    appEnv: product.env.appEnv,
    publicUrl: product.env.publicUrl,
    support: product.env.support,
    ownerName: product.env.ownerName,
    isPhone,
    hasSession,
    mayHaveSession: !hasSession && request.headers['sec-fetch-site'] === 'cross-site',
    ...(await visitPlaces(context.services, rememberedPlaces)),
    now: context.services.now,
  };
  rememberMode(request, reply, isPhone, product.env.appEnv);
  reply.header('cache-control', hasSession ? 'private, no-store' : 'private, no-cache');
  return renderer.render({
    request: new Request(product.env.publicUrl + pathOf(request.url), { signal }),
    nonce: reply.cspNonce.script,
    settings,
    onMatched: (template) => {
      request.pageTemplate = template;
    },
    call: (call) => callProcedure(context, call),
  });
}

/** The target depends on a cookie and on a dictionary that changes, so it must not be cached. */
function redirectTo(address: string, status: 302 | 307): Response {
  return new Response(null, { status, headers: { location: address, 'cache-control': 'private, no-store' } });
}

/** The path and the query: a request may name a whole address, and two slashes at the start would name another host. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\/*/, '/');
}

/**
 * Gives the places in which pages search when their address names none: the remembered ones, else the visitor's own.
 */
async function visitPlaces(services: ServiceContext, remembered: string | undefined) {
  // A page without a place is better than none: what its own calls fail with decides about it.
  const here = await locate(services, undefined).catch(() => ({ location: EVERYWHERE }));
  return { place: remembered ?? here.location, defaultPlace: here.location };
}
