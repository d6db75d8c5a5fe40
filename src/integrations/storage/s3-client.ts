import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { addressBelow } from '../http/address-below.ts';
import { boundedBody } from '../http/bounded-body.ts';
import { callPolicy } from '../http/call-policy.ts';
import { failOf, failOfStatus, malformed, rejected, unavailable } from '../http/fail-of.ts';
import { waitFor } from '../http/wait-for.ts';
import type { Fail, Result } from '../result.ts';
import { traceHeaders } from '../watch-port.ts';

/** A bucket of any store that speaks S3. */
export interface S3Bucket {
  /** http or https, with the path before the bucket if there is one. */
  endpoint: string;
  region: string;
  bucket: string;
  key: string;
  secret: string;
  /** The bucket stands in the path; otherwise in the name of the host. */
  pathStyle: boolean;
}

export interface S3Limits {
  /** Milliseconds a server may keep silent: 5,000 by default. */
  idleMs?: number;
  /** Milliseconds of all tries of one call, to the head of its answer; what a body takes to be sent comes on top. */
  deadlineMs?: number;
  /** Milliseconds before each further try. */
  retryMs?: readonly number[];
  /** Finds the address of a host; tests replace it. */
  lookup?: LookupFunction;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: S3Body;
}

export interface S3Body {
  size: number;
  /** Hex. */
  sha256: string;
  /** A new stream for each try. */
  open(): Readable;
}

const IDLE_MS = 5_000;
const DEADLINE_MS = 12_000;
const RETRY_MS = [200, 800];
const CONCURRENCY = 64;
/** A line slower than this cannot bring a feed in time either. */
const BYTES_A_MS = 128;
/** A connection whose body nobody reads to its end is let go. */
const BODY_MS = 30 * 60_000;
/** The largest object that can be ours: several times a feed. */
const MAX_OBJECT_BYTES = 2 * 1024 ** 3;
/** A thousand keys of ours with their facts take a third of this. */
const MAX_TEXT_BYTES = 1024 ** 2;
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export interface S3Client {
  /** The head of a 2xx answer, and its body still to come. */
  open(request: S3Request): Promise<Result<{ head: IncomingMessage; body: Readable }>>;
  /** The whole of a short 2xx answer, with its head. */
  read(request: S3Request): Promise<Result<{ head: IncomingMessage; text: string }>>;
}

/**
 * Signs and sends calls to one bucket: no redirects, bounded bodies, repetitions within a deadline and a breaker, as of
 * any other vendor. Fails: rejected `not_found | bad_range`, and
 * `wordless_404` to a HEAD; auth, rate_limited, timeout, unavailable, malformed.
 */
export function s3Client(bucket: S3Bucket, now: () => Date, limits: S3Limits): S3Client {
  const { idleMs = IDLE_MS, deadlineMs = DEADLINE_MS, retryMs = RETRY_MS } = limits;
  const address = addressOf(bucket);
  const isTls = new URL(address).protocol === 'https:';
  // The time counts from the first step of connecting, and ends connections that nobody has used for so long.
  const connections = { keepAlive: true, timeout: idleMs, ...(limits.lookup && { lookup: limits.lookup }) };
  const agent = isTls ? new HttpsAgent(connections) : new HttpAgent(connections);
  const policy = callPolicy({ concurrency: CONCURRENCY, retryMs });
  const send = isTls ? requestHttps : requestHttp;

  return {
    open: (asked) => execute(asked, async (head) => ({ ok: true, value: opened(head) })),
    read: (asked) => execute(asked, readWhole),
  };

  function execute<T>(
    asked: S3Request,
    take: (head: IncomingMessage) => Promise<{ ok: true; value: T } | Fail>,
  ): Promise<Result<T>> {
    const call = {
      signal: new AbortController().signal,
      deadlineMs: deadlineMs + Math.ceil((asked.body?.size ?? 0) / BYTES_A_MS),
    };
    return policy(async (signal) => {
      try {
        const head = await ask(asked, signal);
        const taken = (await failOfHead(asked, head)) ?? (await take(head));
        return taken.ok ? { ...taken, source: 'live', asOf: now() } : taken;
      } catch (error) {
        return failOf(error);
      }
    }, call);
  }

  async function ask(asked: S3Request, signal: AbortSignal): Promise<IncomingMessage> {
    const { url, headers } = await sign(asked);
    signal.throwIfAborted();
    const request = send(url, { method: asked.method, headers, agent });
    // Silence is counted, not time: a long body may take long to send.
    request.on('timeout', () => request.destroy(silence()));
    // A body that breaks off ends the request, which tells it by its own error.
    if (asked.body === undefined) request.end();
    else pipeline(asked.body.open(), request, () => undefined);
    try {
      const head = await waitFor<IncomingMessage>(request, 'response', BODY_MS, signal);
      request.setTimeout(0);
      return head.on('error', () => undefined);
    } catch (error) {
      request.destroy();
      throw error;
    }
  }

  async function sign({ method, key, query = {}, headers = {}, body }: S3Request) {
    const url = new URL(key === '' ? address : addressBelow(address, key));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 },
      accessKeyId: bucket.key,
      secretAccessKey: bucket.secret,
      service: 's3',
      region: bucket.region,
      datetime: now()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, ''),
    }).sign();
    return {
      url: signed.url,
      headers: {
        ...Object.fromEntries(signed.headers),
        'user-agent': 'Genplan',
        ...traceHeaders(),
        ...(body && { 'content-length': String(body.size) }),
      },
    };
  }

  function opened(head: IncomingMessage): { head: IncomingMessage; body: Readable } {
    const signal = AbortSignal.timeout(BODY_MS);
    return { head, body: boundedBody(head, { maxBytes: MAX_OBJECT_BYTES, idleMs, signal }) };
  }

  async function readWhole(
    head: IncomingMessage,
  ): Promise<{ ok: true; value: { head: IncomingMessage; text: string } } | Fail> {
    const text = await readText(head);
    return text === undefined ? malformed('too_large') : { ok: true, value: { head, text } };
  }

  /** Returns undefined for what is longer than any answer of a store; throws when it breaks off. */
  async function readText(head: IncomingMessage): Promise<string | undefined> {
    const signal = AbortSignal.timeout(idleMs);
    const body = boundedBody(head, { maxBytes: MAX_TEXT_BYTES, idleMs, signal });
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of body) chunks.push(chunk);
    } catch (error) {
      const { reason } = (error as { details: { reason: string } }).details;
      if (reason === 'too_large') return undefined;
      throw reason === 'timeout' ? silence() : ((error as Error).cause ?? error);
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  /** A missing bucket and a missing file have one status: only the words tell them apart. */
  async function failOfHead({ method }: S3Request, head: IncomingMessage): Promise<Fail | undefined> {
    const status = head.statusCode!;
    const fail = failOfStatus(status, head.headers['retry-after'], now());
    if (fail === undefined) {
      if (Number(head.headers['content-length'] ?? 0) <= MAX_OBJECT_BYTES) return undefined;
      head.destroy();
      return malformed('too_large');
    }
    const code = /<Code>(\w{1,64})<\/Code>/.exec((await readText(head)) ?? '')?.[1];
    if (status === 404 && method === 'HEAD') return rejected('wordless_404');
    if (status === 404 && code === 'NoSuchKey') return rejected('not_found');
    if (status === 416) return rejected('bad_range');
    if (status === 404) return unavailable(code ?? 'http_404');
    if (fail.kind === 'rejected') return malformed(code ?? `http_${status}`);
    return code === undefined ? fail : { ...fail, providerCode: code };
  }
}

function addressOf({ endpoint, bucket, pathStyle }: S3Bucket): string {
  if (pathStyle) return addressBelow(endpoint, bucket);
  const url = new URL(endpoint);
  url.hostname = `${bucket}.${url.hostname}`;
  return url.href;
}

function silence(): Error {
  return new DOMException('The store keeps silent', 'TimeoutError');
}
