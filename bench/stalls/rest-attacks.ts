import type { ApiCall, ApiDocument, ApiSchema } from '../../src/server/http/api-docs/document.ts';
import { callsOf } from '../../src/server/http/api-docs/document.ts';
import { DEMO_KEYS, exampleRequest } from '../../src/server/http/api-docs/example-request.ts';
import type { Attack, Call } from './attack.ts';
import { nastyValues, type Schema } from './nasty-values.ts';

const BODY_CHARACTERS = 600_000;
/** Limits all headers of a request together with its first line. */
const HEAD_CHARACTERS = 14_000;

/** Gives inputs for every call of the OpenAPI document: its query, its path, its body, its headers. */
export function* restAttacks(document: ApiDocument): Generator<Attack> {
  for (const described of callsOf(document)) yield* attacksOf(described, document);
}

function attacksOf(described: ApiCall, document: ApiDocument): Attack[] {
  const example = exampleRequest(described);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(example.key && { authorization: DEMO_KEYS[example.key] }),
  };
  const [path = '', query = ''] = example.path.split('?');
  const legal: Call = {
    method: example.method,
    path: example.path,
    headers,
    ...(example.body && { body: example.body }),
  };
  const door = `${described.method} ${described.path}`;
  const attack = (input: string, call: Partial<Call>, as: Attack['as'] = 'ключ'): Attack => ({
    door,
    input,
    as,
    call: () => ({ ...legal, ...call }),
  });
  const names = (described.operation.parameters ?? [])
    .filter((one) => one.in === 'query')
    .map(({ name }) => name);
  return [
    attack('пример', {}),
    attack('без ключа', { headers: { 'content-type': 'application/json' } }, 'гость'),
    attack('длинный ключ', { headers: { authorization: 'k'.repeat(HEAD_CHARACTERS) } }, 'гость'),
    attack('много заголовков', { headers: { ...headers, ...manyHeaders() } }),
    attack('много параметров', { path: `${path}?${'a=1&'.repeat(HEAD_CHARACTERS / 4)}` }),
    attack('длинное имя', { path: `${path}?${'a[b]'.repeat(HEAD_CHARACTERS / 4)}=1` }),
    ...names.flatMap((name) => [
      attack(`${name} много раз`, {
        path: `${path}?${query}&${`${name}=1&`.repeat(HEAD_CHARACTERS / 2 / (name.length + 3))}`,
      }),
      attack(`${name} из цифр`, { path: `${path}?${query}&${name}=${'9'.repeat(HEAD_CHARACTERS)}` }),
      attack(`${name} из знаков`, { path: `${path}?${query}&${name}=${'%D0%B0%E2%80%AE%00'.repeat(600)}` }),
    ]),
    ...bodiesOf(described.operation.requestBody?.content, document).map(({ name, body }) =>
      attack(name, { body }),
    ),
  ];
}

function bodiesOf(content: Record<string, { schema: ApiSchema }> | undefined, { components }: ApiDocument) {
  const schema = Object.values(content ?? {})[0]?.schema as Schema | undefined;
  if (!schema) return [];
  const root = { ...schema, $defs: components.schemas as Record<string, Schema> };
  const fields = (end: unknown, count: number) =>
    JSON.stringify({
      fields: Object.fromEntries(Array.from({ length: count }, (_, at) => [`name${at}`, end])),
    });
  return [
    ...nastyValues(root, BODY_CHARACTERS).map(({ name, value }) => ({ name, body: JSON.stringify(value) })),
    { name: '60 000 незнакомых имён', body: fields(true, 60_000) },
    { name: '60 000 неверных концов', body: fields(1, 60_000) },
    { name: '1 900 неверных концов', body: fields(1, 1_900) },
    { name: '1 900 незнакомых имён', body: fields(true, 1_900) },
    { name: 'скобки без конца', body: '['.repeat(BODY_CHARACTERS) },
    { name: 'одно имя', body: `{${'"a":1,'.repeat(BODY_CHARACTERS / 6)}"a":1}` },
    { name: 'прототип', body: `{"__proto__":${'{"a":'.repeat(30)}1${'}'.repeat(30)}}` },
    { name: 'строка из \\u', body: `"${'\\u0001'.repeat(BODY_CHARACTERS / 6)}"` },
    { name: 'не JSON', body: 'x'.repeat(BODY_CHARACTERS) },
  ];
}

function manyHeaders(): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`x-${at}`, '1']));
}
