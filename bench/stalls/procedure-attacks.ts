import { z } from 'zod';
import { appRouter } from '../../src/api/trpc/root.ts';
import type { Attack, Role } from './attack.ts';
import { type NastyValue, nastyValues, type Schema } from './nasty-values.ts';

/** Limits an input so that it fits into the address of a query, before encoding, or into the body of a mutation. */
const QUERY_CHARACTERS = 2_500;
const BODY_CHARACTERS = 120_000;
const RAW_CHARACTERS = 900_000;
const PREFIX = '/api/trpc/';
const MAX_ADDRESS = 8_192;

interface Procedure {
  _def: { type: 'query' | 'mutation'; inputs: z.ZodType[]; meta: { access: unknown } };
}

/** These calls may end the session that others need, so they come last. */
const LAST = /users\.|amen\./;
/** This call ends the session for any input it can read, so it gets only inputs that cannot be read. */
const ENDING = /logout/;
const isUnreadable = ({ text }: NastyText) => /^(\[|\{"json":[[{])/.test(text);

/** Gives inputs for every procedure and every role; a role without access tries only a few. */
export function* procedureAttacks(): Generator<Attack> {
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
  const order = ([path, { _def }]: [string, Procedure]) =>
    Number(LAST.test(path)) * 2 + Number(_def.type === 'mutation');
  const sorted = procedures.sort((one, other) => order(one) - order(other));
  for (const [path, procedure] of sorted) yield* attacksOf(path, procedure);
  yield* batches(procedures);
}

function attacksOf(path: string, { _def }: Procedure): Attack[] {
  const isQuery = _def.type === 'query';
  const schema =
    _def.inputs[0] && (z.toJSONSchema(_def.inputs[0], { io: 'input', unrepresentable: 'any' }) as Schema);
  const values = nastyValues(schema ?? {}, isQuery ? QUERY_CHARACTERS : BODY_CHARACTERS);
  const texts = [...values.map(written), ...notes(isQuery ? 60 : 15_000), ...(isQuery ? [] : RAW_TEXTS)];
  const roles: Role[] = ['гость', 'USER', 'ADMIN'];
  return roles.flatMap((as) => {
    const isOpen =
      as === 'ADMIN' || _def.meta.access === 'anyone' || (as === 'USER' && _def.meta.access === 'signed-in');
    if (as === 'USER' && _def.meta.access === 'anyone') return [];
    return (ENDING.test(path) ? RAW_TEXTS.filter(isUnreadable) : isOpen ? texts : texts.slice(1, 3)).flatMap(
      ({ name, text }) => {
        const call = isQuery
          ? { method: 'GET', path: `${PREFIX}${path}?input=${encodeURIComponent(text.toWellFormed())}` }
          : {
              method: 'POST',
              path: PREFIX + path,
              headers: { 'content-type': 'application/json' },
              body: text,
            };
        return call.path.length > MAX_ADDRESS ? [] : [{ door: path, input: name, as, call: () => call }];
      },
    );
  });
}

interface NastyText {
  name: string;
  text: string;
}

function written({ name, value }: NastyValue): NastyText {
  return { name, text: JSON.stringify({ json: value }) };
}

/** Gives notes that an attacker could write for SuperJSON. */
function notes(many: number): NastyText[] {
  const list = Array.from({ length: many }, (_, at) => String(at));
  const each = (note: unknown) => Object.fromEntries(list.map((at) => [at, note]));
  const ofList = (name: string, meta: object) => ({
    name,
    text: JSON.stringify({ json: list, meta: { ...meta, v: 1 } }),
  });
  const ofText = (name: string, note: unknown, text: string) => ({
    name,
    text: JSON.stringify({ json: text, meta: { values: note, v: 1 } }),
  });
  return [
    ofList('пометы дат', { values: each(['Date']) }),
    ofList('пометы множеств', { values: each(['set']) }),
    ofList('одно и то же', { referentialEqualities: { 0: list } }),
    ofList('путь в глубину', { values: { [list.join('.')]: ['Date'] } }),
    ofText('целое из цифр', ['bigint'], '9'.repeat(many * 40)),
    ofText('десятичное из цифр', [['custom', 'Decimal']], '9'.repeat(many * 40)),
    ofText('выражение', ['regexp'], `/${'(a+)+'.repeat(many)}/`),
    ofText('прототип', { '__proto__.a': ['set'] }, 'a'),
  ];
}

/** No value is ever written as these texts. */
const RAW_TEXTS: readonly NastyText[] = [
  { name: 'скобки без конца', text: '['.repeat(RAW_CHARACTERS) },
  { name: 'списки в списке', text: `{"json":[${'[],'.repeat(RAW_CHARACTERS / 3)}[]]}` },
  { name: 'одно имя', text: `{"json":{${'"a":1,'.repeat(RAW_CHARACTERS / 6)}"a":1}}` },
  { name: 'число из цифр', text: `{"json":${'9'.repeat(RAW_CHARACTERS)}}` },
  { name: 'дробь из цифр', text: `{"json":0.${'1'.repeat(RAW_CHARACTERS)}e-300}` },
  { name: 'строка из \\u', text: `{"json":"${'\\u0001'.repeat(RAW_CHARACTERS / 6)}"}` },
  { name: 'строка без конца', text: `{"json":"${'a'.repeat(RAW_CHARACTERS)}` },
];

/** Puts many calls into one request. */
function batches(procedures: [string, Procedure][]): Attack[] {
  const open = procedures.filter(([, { _def }]) => _def.type === 'query' && _def.meta.access === 'anyone');
  const heavy = [
    'catalog.facets',
    'catalog.hubs',
    'catalog.mapBounds',
    'flatsMapless',
    'complexesShallow',
    'catalog.flatCards',
    'catalog.complexCards',
  ];
  const batch = (input: string, paths: string[], inputs: object): Attack => ({
    door: 'пачка',
    input,
    as: 'гость',
    call: () => ({
      method: 'GET',
      path: `${PREFIX}${paths.join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`,
    }),
  });
  const inputs = (count: number, json: object) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [at, { json }]));
  return [
    ...heavy.map((path) =>
      batch(`20 × ${path}`, Array(20).fill(path), inputs(20, { filters: {}, amount: 80 })),
    ),
    batch('21 вызов', Array(21).fill('flatsTotal'), inputs(21, {})),
    batch(
      'все подряд',
      open.slice(0, 20).map(([path]) => path),
      {},
    ),
    batch('тысяча имён', Array(1_000).fill('x'), {}),
    batch('точки', ['.'.repeat(4_000)], {}),
    batch('__proto__', ['__proto__.constructor.prototype'], {}),
  ];
}
