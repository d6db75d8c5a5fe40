import type { ApiCall, ApiParameter } from './document.ts';

/** Keys of the examples, as shells know them and as the demo data has them. */
export const DEMO_KEYS = { KEY: 'demo-ipo-calc', VITRINA_KEY: 'demo-vitrina' } as const;

export interface ExampleRequest {
  method: string;
  /** Includes the query. */
  path: string;
  /** The demo key to call with; null for a call that needs none. */
  key: keyof typeof DEMO_KEYS | null;
  /** JSON, or null for a call without a body. */
  body: string | null;
}

/** A call that works as it stands on the demo data, put together of the examples its schemas give. */
export function exampleRequest({ method, path, operation }: ApiCall): ExampleRequest {
  const parameters = (operation.parameters ?? []).filter(({ schema }) => exampleOf(schema) !== undefined);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && !isDeprecated(parameter))
    .flatMap(({ name, schema }) =>
      [exampleOf(schema)].flat().map((value) => `${name}=${encodeURIComponent(String(value))}`),
    )
    .join('&');
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, String(exampleOf(schema))), path);
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema.example;
  return {
    method,
    path: query === '' ? filled : `${filled}?${query}`,
    key: operation.security.length === 0 ? null : keyOf(operation.tags),
    body: body === undefined ? null : JSON.stringify(body),
  };
}

/** Writes the request as a command line. */
export function curlOf({ method, path, key, body }: ExampleRequest): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$SITE${path}"`,
    ...(key === null ? [] : [`-H "Authorization: $${key}"`]),
    ...(body === null ? [] : ["-H 'Content-Type: application/json'", `-d '${body}'`]),
  ];
  return lines.join(' \\\n  ');
}

function keyOf(tags: readonly string[]): keyof typeof DEMO_KEYS {
  return tags.includes('vitrina') ? 'VITRINA_KEY' : 'KEY';
}

function exampleOf(schema: ApiParameter['schema']): unknown {
  return schema.example;
}

function isDeprecated({ deprecated, schema }: ApiParameter): boolean {
  return deprecated ?? schema.deprecated ?? false;
}
