import type { Answer, Issue } from './answer.ts';
import { CALLS, type Calls } from './api-types.gen.ts';

export interface ClientOptions {
  /** The origin of the service, 'https://genplan.example'. */
  site: string;
  /** The API key. In a browser everybody sees it: there it must be a key bound to the pages of your site. */
  key: string;
  /** Instead of the global one: for tests, or to go through a proxy. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

type Input<Name extends keyof Calls> = Partial<Pick<Calls[Name], 'path' | 'query' | 'body'>>;
type Envelope<Data> = { ok: true; data: Data } | { ok: false; message?: string; issues?: Issue[] };

/** Makes one call of the API by its operationId. */
export async function sendCall<Name extends keyof Calls>(
  { site, key, fetch = globalThis.fetch }: ClientOptions,
  name: Name,
  { path = {}, query = {}, body }: Input<Name>,
  { signal, headers }: CallOptions = {},
): Promise<Answer<Calls[Name]['data']>> {
  const [method, template] = CALLS[name];
  const filled = Object.entries(path).reduce(
    (text, [part, value]) => text.replace(`{${part}}`, encodeURIComponent(String(value))),
    template as string,
  );
  const url = new URL(filled, site);
  for (const [parameter, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(parameter, String(one));
  }
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const response = await fetch(url, {
      method,
      credentials: 'omit',
      headers: { ...headers, ...json, authorization: key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return await readAnswer(response);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, status: 0, message, issues: [], retryAfter: null };
  }
}

async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  const envelope = parseEnvelope<Data>(text);
  if (envelope?.ok) return { ok: true, data: envelope.data };
  const retryAfter = response.headers.get('retry-after');
  return {
    ok: false,
    status: response.status,
    message: envelope?.message ?? response.statusText,
    issues: envelope?.issues ?? [],
    retryAfter: retryAfter === null ? null : Number(retryAfter),
  };
}

/** Returns null when the text is no envelope: a proxy between us and the service answered. */
function parseEnvelope<Data>(text: string): Envelope<Data> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
