import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiKeyService, VISITOR } from '#domain/access/actor.ts';
import { isPartnerOrigin } from '#services/access/is-partner-origin.ts';
import type { RestHost } from './rest-host.ts';

const PREFLIGHT_SECONDS = 600;

/** The service whose partners' pages may ask for calls with a key, or any service. */
type Readers = ApiKeyService | 'of any service';

/** Families of calls by address; where no line fits, no other site may read anything. */
const FAMILIES: readonly [address: RegExp, readers: Readers | 'anybody'][] = [
  [/^\/api\/legal-info-doc([/?]|$)/, 'anybody'],
  // Pages of any service ask for the look of a widget.
  [/^\/api\/ipo-calc\/(v3\/)?widget\/config(\?|$)/, 'of any service'],
  [/^\/api\/ipo-calc([/?]|$)/, 'IPO_CALC'],
  [/^\/api\/vitrina([/?]|$)/, 'VITRINA'],
];

/** Lets a page of the origin read the answer. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.headers(readableBy(origin));
}

function readableBy(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Content-Disposition, Retry-After, X-Request-Id',
  };
}

interface RefusedCall {
  url: string;
  origin: string | undefined;
  status: number;
}

/**
 * Gives the headers that let a page read why its call was refused when no key tells who asks. Any partner of the
 * service may read it, since a refusal holds no data; a page of an origin that its key does not name reads nothing.
 * A refusal for asking too often is not worth a query to the database each time.
 */
export async function readerOfRefusal(
  host: RestHost,
  { url, origin, status }: RefusedCall,
): Promise<Record<string, string>> {
  const readers = readersOf(url);
  if (readers === undefined) return {};
  if (readers === 'anybody') return { 'access-control-allow-origin': '*' };
  const varied = { vary: 'Origin' };
  if (origin === undefined || status === 403) return varied;
  const mayBeOld = status === 429 || status === 503;
  return (await isPartner(host, readers, origin, mayBeOld)) ? { ...varied, ...readableBy(origin) } : varied;
}

/** Answers the preflight request of a browser, which carries no key yet. */
export async function answerPreflight(
  host: RestHost,
  request: FastifyRequest,
  reply: FastifyReply,
  methods: string,
): Promise<void> {
  const readers = readersOf(request.url);
  const { origin } = request.headers;
  if (readers === undefined) return;
  if (readers === 'anybody') {
    reply.header('access-control-allow-origin', '*').header('access-control-allow-methods', 'GET');
    return;
  }
  reply.header('vary', 'Origin');
  if (origin === undefined || !(await isPartner(host, readers, origin, false))) return;
  allowOrigin(reply, origin);
  reply
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key')
    .header('access-control-max-age', PREFLIGHT_SECONDS);
}

function readersOf(url: string): Readers | 'anybody' | undefined {
  return FAMILIES.find(([address]) => address.test(url))?.[1];
}

function isPartner(host: RestHost, readers: Readers, origin: string, mayBeOld: boolean): Promise<boolean> {
  const service = readers === 'of any service' ? undefined : readers;
  return isPartnerOrigin(host.serviceContext(VISITOR, 'cors'), { service, origin, mayBeOld });
}
