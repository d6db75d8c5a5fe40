import type { ApiCall, ApiParameter } from './document.ts';

export interface ExampleRequest {
  method: string;
  /** With its query. */
  path: string;
  needsKey: boolean;
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
    needsKey: operation.security !== undefined,
    body: body === undefined ? null : JSON.stringify(body),
  };
}

/** The same for a command line. */
export function curlOf({ method, path, needsKey, body }: ExampleRequest): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$SITE${path}"`,
    ...(needsKey ? ['-H "Authorization: $KEY"'] : []),
    ...(body === null ? [] : ["-H 'Content-Type: application/json'", `-d '${body}'`]),
  ];
  return lines.join(' \\\n  ');
}

function exampleOf(schema: ApiParameter['schema']): unknown {
  return schema.example;
}

function isDeprecated({ deprecated, schema }: ApiParameter): boolean {
  return deprecated ?? schema.deprecated ?? false;
}
