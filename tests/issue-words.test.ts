import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { addIpoCalc } from '#api/rest/ipo-calc/add-ipo-calc.ts';
import { addLegalInfoDoc } from '#api/rest/legal-info-doc/add-legal-info-doc.ts';
import type { RestHost } from '#api/rest/rest-host.ts';
import { addVitrina } from '#api/rest/vitrina/add-vitrina.ts';
import { appRouter } from '#api/trpc/root.ts';

/** Words that Russian texts of the product write in Latin letters, and names of the API that only programs send. */
const LATIN_WORDS =
  /\b(?:URL|UUID|email|Email|XML|SVG|svg|JSON|HTML|CSS|http|https|null|true|false|NaN|Idempotency-Key|[xy]|(?:Complex|Country)Id|[a-z]+[A-Z]\w*)\b/g;

/** Wrong values of every kind that JSON, a form or a program can bring. */
const WRONG: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    false,
    '',
    ' ',
    'x',
    'Ж',
    '-',
    'x'.repeat(70_000),
    '\u0000',
    '\u202e',
    '2026-02-30',
  ],
  ...['javascript:alert(1)', '+7 (000) 000-00-00', '99.99.9999', '1e400', '{"a":1}', '#zzz'],
  ...[Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 0.5, 1e21, -1e21, 2 ** 60, 1e9],
  ...[[], [null], ['x', 'x'], Array.from({ length: 2_000 }, () => 1), {}, { toString: 1 }, { x: { y: 'z' } }],
  ...[new Date(Number.NaN), new Date('9999-12-31'), 12n, new Map(), () => 1],
];
const MAX_DEPTH = 8;
const tried = new WeakSet<z.core.$ZodType>();

const ROOT = join(import.meta.dirname, '..');
const schemas = [...(await exported('src/contract')), ...ofProcedures(), ...(await ofRoutes())];

it('every schema that takes something in is found', () => {
  expect(schemas.length).toBeGreaterThan(250);
});

it('whatever is wrong is told in Russian, without expressions and codes', () => {
  const strange = new Map<string, string>();
  for (const [name, schema] of schemas) {
    for (const wrong of wrongsOf(schema, MAX_DEPTH)) {
      for (const message of messagesFor(schema, wrong))
        if (!isForPeople(message)) strange.set(message, `${name} ← ${shown(wrong)}`);
    }
  }
  expect([...strange].map(([message, where]) => `${message.slice(0, 200)} (${where})`)).toEqual([]);
}, 120_000);

it.each([
  'Invalid input: expected date',
  'число будет <=100',
  'Неверная строка: должна соответствовать шаблону /^a+$/',
  'Ключ в\\u00a0месте',
  'Ожидается email или phone',
  '',
])('%j would be found', (message) => {
  expect(isForPeople(message)).toBe(false);
});

function isForPeople(message: string): boolean {
  // A message may repeat the reader's input and values of the API as they are.
  const own = message.replaceAll(/«[^»]*»|(?<=корректный URL: ).*/gs, '').replaceAll(LATIN_WORDS, '');
  const words = own.replaceAll(/https?:\/\/|\d{4}-\d\d-\d\dT[\d:]+Z/g, '');
  return /[а-яё]/i.test(message) && !/[a-z]/i.test(words) && !/[\\^$<>]|[([]\?/.test(words);
}

function messagesFor(schema: z.ZodType, wrong: unknown): string[] {
  const { error } = schema.safeParse(wrong);
  return error ? error.issues.flatMap(allMessages) : [];
}

/** Includes the issues of union branches: a form shows them when it knows which branch was meant. */
function allMessages(issue: z.core.$ZodIssue): string[] {
  const inner = issue.code === 'invalid_union' ? issue.errors.flat().flatMap(allMessages) : [];
  return [issue.message, ...inner];
}

/** Puts every wrong value in place of the whole, and of each part of it while the rest is missing. */
function wrongsOf(schema: z.core.$ZodType, depth: number): unknown[] {
  // A schema tried in one place gives the same messages in another.
  if (depth === 0 || tried.has(schema)) return [];
  tried.add(schema);
  const def = (schema as unknown as { _zod: { def: Record<string, never> } })._zod.def as Record<
    string,
    unknown
  >;
  const inside = (part: unknown, wrap: (wrong: unknown) => unknown) =>
    wrongsOf(part as z.core.$ZodType, depth - 1).map(wrap);
  switch (def.type) {
    case 'object':
      return [
        ...WRONG,
        ...Object.entries(def.shape as object).flatMap(([key, part]) =>
          inside(part, (wrong) => ({ [key]: wrong })),
        ),
      ];
    case 'array':
      return [...WRONG, ...inside(def.element, (wrong) => [wrong])];
    case 'tuple':
      return [
        ...WRONG,
        ...(def.items as unknown[]).flatMap((item) => inside(item, (wrong) => [wrong, wrong])),
      ];
    case 'record':
      return [...WRONG, ...inside(def.valueType, (wrong) => ({ key: wrong }))];
    case 'union':
      return (def.options as unknown[]).flatMap((option) => inside(option, (wrong) => wrong));
    case 'intersection':
      return [def.left, def.right].flatMap((side) => inside(side, (wrong) => wrong));
    case 'pipe':
      return inside(
        (def.in as z.core.$ZodType)._zod.def.type === 'transform' ? def.out : def.in,
        (wrong) => wrong,
      );
    case 'lazy':
      return inside((def.getter as () => unknown)(), (wrong) => wrong);
    default:
      return def.innerType ? inside(def.innerType, (wrong) => wrong) : [...WRONG];
  }
}

function shown(wrong: unknown): string {
  return String(
    JSON.stringify(wrong, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value)),
  ).slice(0, 80);
}

async function exported(folder: string): Promise<[string, z.ZodType][]> {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const found: [string, z.ZodType][] = [];
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    const path = join(ROOT, folder, file);
    for (const [name, value] of Object.entries(await import(path)))
      if (value instanceof z.ZodType) found.push([`${relative(ROOT, path)}: ${name}`, value]);
  }
  return found;
}

function ofProcedures(): [string, z.ZodType][] {
  return Object.entries(appRouter._def.procedures).flatMap(([name, procedure]) => {
    const { inputs } = (procedure as unknown as { _def: { inputs: unknown[] } })._def;
    return inputs
      .filter((input) => input instanceof z.ZodType)
      .map((input): [string, z.ZodType] => [name, input]);
  });
}

async function ofRoutes(): Promise<[string, z.ZodType][]> {
  const found: [string, z.ZodType][] = [];
  const app = fastify();
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    for (const part of ['body', 'querystring', 'params', 'headers'] as const)
      if (schema[part] instanceof z.ZodType) found.push([`${method} ${url} ${part}`, schema[part]]);
  });
  const host = {} as RestHost;
  for (const add of [addIpoCalc, addLegalInfoDoc, addVitrina]) await add(app, host);
  await app.ready();
  await app.close();
  return found;
}
