import type { CallContext, Result } from '../result.ts';
import { traceHeaders } from '../watch-port.ts';
import { addressBelow } from './address-below.ts';
import { type CallLimits, callPolicy } from './call-policy.ts';
import { failOf, failOfStatus, malformed, rejected } from './fail-of.ts';

export interface VendorOptions extends CallLimits {
  /** Includes the path that all calls share. */
  baseUrl: string;
  headers?: Record<string, string>;
  now(): Date;
  /** Milliseconds one try may take. */
  timeoutMs?: number;
  maxBytes?: number;
  /** The character encoding of the texts: UTF-8 by default. */
  encoding?: string;
}

export interface VendorCall {
  /** Appended to the base address; parts that come from data are already escaped. */
  path: string;
  query?: Record<string, string>;
  /** Statuses that are an answer although they are not 2xx, with the value each means. */
  meanings?: Record<number, unknown>;
  /** Statuses whose body is an answer although they are not 2xx. */
  bodies?: readonly number[];
}

export interface Vendor {
  /** GETs a text of the given type. */
  getText(request: VendorCall & { accept: string }, call: CallContext): Promise<Result<string>>;
  /** GETs JSON. What the answer says is for the caller to check: it comes as it is. */
  getJson(request: VendorCall, call: CallContext): Promise<Result<unknown>>;
  /** POSTs JSON, which may come there more than once. */
  postJson(request: VendorCall & { body: object }, call: CallContext): Promise<Result<unknown>>;
  /** POSTs a form and reads JSON. */
  postForm(
    request: VendorCall & { form: Record<string, string> },
    call: CallContext,
  ): Promise<Result<unknown>>;
}

/** Carries a call and the reader of its answer, which throws a SyntaxError for an answer of the wrong format. */
interface Question<T> extends VendorCall {
  accept: string;
  read(text: string): T;
  body?: object;
  form?: Record<string, string>;
}

const JSON_BODY = { 'content-type': 'application/json' };

/**
 * A client of one outside system whose address a deployer fixed: no redirects, bounded bodies, two repetitions of what
 * may pass, and a breaker that leaves a system alone for half a minute after five failures. Keys go into headers or the
 * query and never into a Fail.
 */
export function createVendor(options: VendorOptions): Vendor {
  const { now } = options;
  const policy = callPolicy(options);
  return {
    getText: (request, call) => execute({ ...request, read: (text) => text }, call),
    getJson: executeJson,
    postJson: executeJson,
    postForm: executeJson,
  };

  function executeJson(
    request: VendorCall & Pick<Question<unknown>, 'body' | 'form'>,
    call: CallContext,
  ): Promise<Result<unknown>> {
    return execute({ ...request, accept: 'application/json', read: JSON.parse }, call);
  }

  function execute<T>(request: Question<T>, call: CallContext): Promise<Result<T>> {
    return policy((signal) => ask(options, request, signal), call);
  }

  async function ask<T>(
    { baseUrl, headers, timeoutMs = 10_000, maxBytes = 2 * 1024 ** 2, encoding = 'utf-8' }: VendorOptions,
    { path, query = {}, meanings = {}, bodies = [], body, form, accept, read }: Question<T>,
    signal: AbortSignal,
  ): Promise<Result<T>> {
    const address = new URL(addressBelow(baseUrl, path));
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    try {
      const response = await fetch(address, {
        headers: { accept, 'user-agent': 'Genplan', ...traceHeaders(), ...headers, ...(body && JSON_BODY) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      const { status } = response;
      if (status in meanings) {
        await response.body?.cancel();
        return { ok: true, value: meanings[status] as T, source: 'live', asOf: now() };
      }
      const retryAfter = response.headers.get('retry-after') ?? undefined;
      const fail = bodies.includes(status) ? undefined : failOfStatus(status, retryAfter, now());
      if (fail) {
        await response.body?.cancel();
        return fail;
      }
      const text = await readText(response, maxBytes, encoding);
      if (text === undefined) return rejected('too_large');
      return { ok: true, value: read(text), source: 'live', asOf: now() };
    } catch (error) {
      if (error instanceof SyntaxError) return malformed('not_json');
      // fetch hides the error of the network in `cause`.
      return failOf((error as Error).name === 'TypeError' ? ((error as Error).cause ?? error) : error);
    }
  }
}

/** Returns undefined when the body is longer than `maxBytes`. */
async function readText(response: Response, maxBytes: number, encoding: string): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder(encoding).decode(Buffer.concat(chunks));
}
