import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import type { Readable } from 'node:stream';
import type { CallContext, Fail, Result } from '../result.ts';
import { boundedBody } from './bounded-body.ts';
import { checkUrl, type Target } from './check-url.ts';
import { dial } from './dial.ts';
import { failOf, failOfStatus, malformed, rejected } from './fail-of.ts';
import type { Guard } from './guard.ts';
import { waitFor, within } from './wait-for.ts';

export interface UrlRequest {
  url: string;
  /** A request with a body is a POST, one without is a GET. */
  body?: string;
  /** Names are in lower case. */
  headers?: Record<string, string>;
  /** Limits the raw body, before any unpacking. */
  maxBytes: number;
  /** Milliseconds the server may keep silent: 30,000 by default. */
  idleMs?: number;
}

export interface UrlResponse {
  /** Always 2xx or 304. */
  status: number;
  /** The address that answered, after redirects. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Raw bytes, never unpacked. Read it or destroy it, or the connection stays open until the deadline. */
  body: Readable;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const IDLE_MS = 30_000;

/**
 * Reads an address that a person gave us, or posts to it: http(s) only, usual ports, public addresses, at most three
 * redirects (none for a post or a request with a key), each checked like the first address. The call's deadline
 * includes the body. Nothing is logged and no answer repeats the address, because it may hold secrets.
 * Fails: blocked `bad_url | scheme | downgrade | userinfo | port | address | certificate`; rejected `http_4xx |
 * too_large | too_many_redirects | redirected`; auth, rate_limited, timeout, unavailable, malformed.
 */
export async function openUrl(
  guard: Guard,
  request: UrlRequest,
  call: CallContext,
): Promise<Result<UrlResponse>> {
  const signal = within(call.deadlineMs, call.signal);
  let target = checkUrl(request.url, guard);
  for (let redirects = 0; ; redirects += 1) {
    if ('ok' in target) return target;
    const response = await ask(target, guard, request, signal);
    if ('ok' in response) return response;
    if (!REDIRECTS.includes(response.statusCode!))
      return receive(response, guard, { ...request, url: target.url.href }, signal);
    response.destroy();
    if (request.body !== undefined || request.headers?.authorization) return rejected('redirected');
    if (redirects === MAX_REDIRECTS) return rejected('too_many_redirects');
    target = redirected(response, guard, target);
  }
}

/** Sends the request over a connection of its own and waits for the head of the answer. */
async function ask(
  target: Target,
  guard: Guard,
  { headers, body, idleMs = IDLE_MS }: UrlRequest,
  signal: AbortSignal,
): Promise<IncomingMessage | Fail> {
  const socket = await dial(target, guard, { signal, idleMs });
  if ('ok' in socket) return socket;
  try {
    const { host, pathname, search } = target.url;
    const request = requestHttp({
      method: body === undefined ? 'GET' : 'POST',
      path: pathname + search,
      headers: { host, 'user-agent': 'Genplan', 'accept-encoding': 'identity', ...headers },
      createConnection: () => socket,
    });
    request.end(body);
    const response = await waitFor<IncomingMessage>(request, 'response', idleMs, signal);
    // A body that breaks off before anybody reads it must not end the process.
    return response.on('error', () => undefined);
  } catch (error) {
    socket.destroy();
    return failOf(error);
  }
}

function redirected(response: IncomingMessage, guard: Guard, from: Target): Target | Fail {
  const { location } = response.headers;
  if (location === undefined) return malformed('no_location');
  // Node reads headers as latin1, while servers that leave Cyrillic unescaped send UTF-8.
  return checkUrl(Buffer.from(location, 'latin1').toString('utf8'), guard, from.url);
}

function receive(
  response: IncomingMessage,
  guard: Guard,
  { url, maxBytes, idleMs = IDLE_MS }: UrlRequest,
  signal: AbortSignal,
): Result<UrlResponse> {
  const asOf = guard.now();
  const status = response.statusCode!;
  // A 304 states the length of the body that it does not send.
  const length = status === 304 ? 0 : Number(response.headers['content-length'] ?? 0);
  const fail =
    failOfStatus(status, response.headers['retry-after'], asOf) ??
    (length > maxBytes ? rejected('too_large') : undefined);
  if (fail) {
    response.destroy();
    return fail;
  }
  const body = boundedBody(response, { maxBytes, idleMs, signal });
  return { ok: true, value: { status, url, headers: response.headers, body }, source: 'live', asOf };
}
