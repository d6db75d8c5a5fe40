import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appErrorOf } from '#api/app-error-of.ts';
import { errorStatus, RETRY_AFTER_SECONDS } from '#api/errors.ts';
import type { CallContext } from '#api/trpc/init.ts';
import { writeAnswer } from '#api/trpc/write-answer.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { addressGroup } from '#services/access/consume-limit.ts';
import type { ServiceContext } from '#services/context.ts';
import { locate } from '#services/geo/locate.ts';
import type { PageSettings } from '#web/page-settings.ts';
import type { Product } from '../product.ts';
import { asStep } from '../tracing/tracer.ts';
import { abortSignalOf } from './abort-signal-of.ts';
import { addressInKnownPlaces } from './address-in-known-places.ts';
import { anybodysContext } from './anybodys-context.ts';
import { boundedAddress } from './bounded-address.ts';
import { createCallContext } from './call-context.ts';
import { callProcedure } from './call-procedure.ts';
import { type DrawnPage, drawnPage, type PageToDraw, type WrittenCall } from './draw-page.ts';
import { createFairLine } from './fair-line.ts';
import { allowInline } from './inline-hashes.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { KEPT_FROM_OUTSIDE_MS, KEPT_MS, type KeptPage, type KeptPages } from './kept-pages.ts';
import { knownPlaces } from './known-places.ts';
import { partMarks, withMarks } from './marks.ts';
import { isPhoneVisit, rememberMode } from './mobile-mode.ts';
import type { PageRenderer } from './page-renderer.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { readToken } from './read-token.ts';
import { addressOfRememberedPlace } from './remembered-place.ts';
import { sendDrawnPage } from './send-drawn-page.ts';

/**
 * Rendering takes a core, so more at once would only make each of them slower and keep connections of the database
 * from each other. Nobody waits longer than people do.
 */
const PAGES = { atOnce: 12, waiting: 300, longestMs: 10_000 };

/** Pages of people and of those who work here are nobody else's. */
const OWN = /^\/(account|admin|dev|invite)([/?]|$)/;
/** Minutes of a road come from outside, some of them later. */
const SHOWS_ROADS = /[?&]road=/;

type SiteRenderer = Pick<PageRenderer, 'render'>;

/** All that tells one visit from another: what is not here cannot show on a page of a visitor. */
interface Visit {
  /** The path and the query, without the marks of the campaign that led here. */
  address: string;
  isPhone: boolean;
  hasSession: boolean;
  mayHaveSession: boolean;
  place: string;
  defaultPlace: string;
}

/**
 * Every address no other route took is a page of the site. Visitors without a session whose visits are the same are
 * sent the same page, drawn by nobody's request; without `keptPages` each has their own.
 */
export function addPages(
  app: FastifyInstance,
  product: Product,
  renderer: SiteRenderer,
  keptPages: KeptPages | null = null,
) {
  const line = createFairLine(PAGES);
  const answers = createKeptAnswers();
  app.get('/*', async (request, reply) => {
    const signal = abortSignalOf(reply);
    const { address, marks } = partMarks(pathOf(request.url));
    const page = await answerVisit(address, request, reply, signal).catch((error: unknown) => {
      if (request.raw.destroyed) throw error;
      const status = errorStatus(appErrorOf(error));
      request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'page failed');
      return plainPage(status);
    });
    request.template = page.template;
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return sendPage(request, reply, page, marks);
  });

  async function answerVisit(
    address: string,
    request: FastifyRequest,
    reply: FastifyReply,
    signal: AbortSignal,
  ) {
    if (!(await product.database.pool.letsIn())) return plainPage(503);
    const caller = addressGroup(request.ip);
    const context = await createCallContext(product, request, reply);
    const visit = await readVisit(address, request, context.services);
    if ('status' in visit) return visit;
    rememberMode(request, reply, visit.isPhone, product.env.appEnv);
    reply.header('cache-control', visit.hasSession ? 'private, no-store' : 'private, no-cache');
    if (keptPages === null || visit.hasSession || OWN.test(visit.address))
      return line.pass(caller, signal, () =>
        drawPage(product, renderer, visit, { context, signal, version: null, answers: null }),
      );
    const isFromOutside = SHOWS_ROADS.test(visit.address);
    const keptMs = isFromOutside ? KEPT_FROM_OUTSIDE_MS : KEPT_MS;
    return keptPages.take(JSON.stringify(Object.values(visit)), keptMs, ({ version, signal }) =>
      line.pass(caller, signal, () =>
        drawPage(product, renderer, visit, {
          context: anybodysContext(product),
          signal,
          version,
          answers: isFromOutside ? null : answers,
        }),
      ),
    );
  }
}

/** The visit that a request makes, or where it has to go instead. */
async function readVisit(
  address: string,
  request: FastifyRequest,
  services: ServiceContext,
): Promise<Visit | DrawnPage> {
  const bounded = boundedAddress(address);
  if (bounded) return redirectTo(bounded, 307);
  const knownOf = (named: string | undefined) => knownPlaces(services, named);
  const inKnownPlaces = await addressInKnownPlaces(address, knownOf);
  if (inKnownPlaces) return redirectTo(inKnownPlaces, 307);
  const rememberedPlaces = await knownOf(request.cookies.location);
  const remembered = addressOfRememberedPlace(address, rememberedPlaces);
  if (remembered) return redirectTo(remembered, 302);
  const hasSession = readToken(request) !== null;
  const { place, defaultPlace } = await visitPlaces(services, rememberedPlaces);
  return {
    address,
    isPhone: isPhoneVisit(request),
    hasSession,
    mayHaveSession: !hasSession && request.headers['sec-fetch-site'] === 'cross-site',
    place,
    defaultPlace,
  };
}

interface Circumstances extends Pick<PageToDraw, 'signal' | 'version'> {
  context: CallContext;
  /** Those that pages of its version share; null for a page of one visitor, or of what comes from outside. */
  answers: KeptAnswers | null;
}

function drawPage(
  { env, tracer }: Product,
  renderer: SiteRenderer,
  { address, ...visit }: Visit,
  { context, signal, version, answers }: Circumstances,
): Promise<DrawnPage> {
  const { appEnv, publicUrl, support, ownerName } = env;
  const settings: PageSettings = {
    appEnv,
    publicUrl,
    support,
    ownerName,
    ...visit,
    now: context.services.now,
  };
  const ask = (call: Parameters<WrittenCall>[0]) =>
    asStep(tracer, `call ${call.path}`, async () =>
      JSON.stringify(writeAnswer(await callProcedure(context, call))),
    );
  return renderer.render({
    url: publicUrl + address,
    settings,
    inHead: '',
    version,
    signal,
    call: (call) => (version && answers ? answers.take(version, call, () => ask(call)) : ask(call)),
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage | DrawnPage,
  marks: string,
) {
  const { status, statusText, headers, hashes } = page;
  allowInline(reply, hashes);
  for (const [name, value] of headers)
    reply.header(name, name === 'location' ? withMarks(value, marks) : value);
  if (statusText) reply.raw.statusMessage = statusText;
  reply.code(status);
  return sendDrawnPage(request, reply, page);
}

function plainPage(status: number): DrawnPage {
  const headers: DrawnPage['headers'] = [['content-type', 'text/html; charset=UTF-8']];
  return drawnPage({ status, statusText: '', headers, html: plainErrorPage(status) }, null);
}

/** The target depends on a cookie and on a dictionary that changes, so it must not be cached. */
function redirectTo(address: string, status: 302 | 307): DrawnPage {
  const headers: DrawnPage['headers'] = [
    ['location', address],
    ['cache-control', 'private, no-store'],
  ];
  return drawnPage({ status, statusText: '', headers, html: '' }, null);
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
