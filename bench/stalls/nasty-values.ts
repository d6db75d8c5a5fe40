/** The part of JSON Schema that the contracts use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  example?: unknown;
}

export interface NastyValue {
  name: string;
  value: unknown;
}

/** Says how a value is grown: legal as small and as large as may be, or beyond what any schema allows. */
interface Growth {
  isLarge: boolean;
  /** Characters of every text, items of every list and unknown names of every object beyond what is legal. */
  beyond?: { text?: string; items?: number; names?: number; number?: number };
}

/** Limits a schema that contains itself. */
const MAX_DEPTH = 20;

/** Formats of these texts are not in their schemas. */
const KNOWN: Record<string, unknown> = {
  location: 'c1',
  handoverDeadline: 'handOver',
  area: Array.from({ length: 60 }, (_, at) => `${55 + (at % 2) + Math.sin(at)},${37 + at / 60}`)
    .join(';')
    .replace(/(\.\d{6})\d+/g, '$1'),
};

/** Each matches some pattern of our schemas. */
const SAMPLES = [
  ...[
    '+7 (999) 555-01-01',
    '+79995550101',
    'https://example.com/',
    'a@example.com',
    '2026-11-20',
    '55.75,37.61',
  ],
  ...['ABC 123', '#ffffff', 'genplan', '1', 'a', '00000000-0000-4000-8000-000000000000'],
];

const WEIRD = '\u202e\u0000e\u0301\u0301\u0301\ud83d\udc69\u200d\ud83d\udc67\ufeff\ud800İßﷺ\u0610';

/**
 * Grows the nastiest values that a schema suggests, each in at most so many characters of JSON: legal values at their
 * smallest and largest, lists, texts and names beyond any bound, depth, strange characters and numbers, other kinds.
 */
export function nastyValues(schema: Schema, characters: number): NastyValue[] {
  const long = Math.floor(characters / 4);
  const many = Math.floor(characters / 12);
  const grown = (name: string, growth: Growth): NastyValue => ({
    name,
    value: grownValue(schema, schema, growth),
  });
  const fitting = [
    grown('наименьший', { isLarge: false }),
    grown('предельный', { isLarge: true }),
    grown('длинные тексты', { isLarge: true, beyond: { text: 'а'.repeat(long) } }),
    grown('пробелы', { isLarge: true, beyond: { text: `x${' '.repeat(long)}x` } }),
    grown('скобки', { isLarge: true, beyond: { text: '<('.repeat(long / 2) } }),
    grown('странные знаки', { isLarge: true, beyond: { text: WEIRD.repeat(long / WEIRD.length / 4) } }),
    grown('длинные списки', { isLarge: false, beyond: { items: many } }),
    grown('длинные списки больших', { isLarge: true, beyond: { items: Math.floor(many / 10) } }),
    grown('много имён', { isLarge: false, beyond: { names: Math.floor(many / 2) } }),
    grown('огромные числа', { isLarge: true, beyond: { number: 1e308 } }),
    grown('дробные числа', { isLarge: true, beyond: { number: 0.1 + 0.2 } }),
    { name: 'глубина', value: nested(Math.min(1_000, characters / 8)) },
    { name: 'список вместо объекта', value: Array(many).fill(1) },
    { name: 'ничего', value: null },
  ];
  return fitting.filter(({ value }) => value === null || JSON.stringify(value).length <= characters);
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}

function grownValue(schema: Schema, root: Schema, growth: Growth, name = '', depth = 0): unknown {
  if (depth > MAX_DEPTH) return true;
  const inner = (other: Schema, at = name) => grownValue(other, root, growth, at, depth + 1);
  if (schema.$ref) {
    const found = root.$defs?.[schema.$ref.split('/').at(-1)!];
    return found && found !== schema ? inner(found) : {};
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return inner(choices[growth.isLarge ? choices.length - 1 : 0]!);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inner(part)));
  if (schema.type === 'array') {
    // Only the first item is as nasty as may be: lists within lists would be more than any body holds.
    const small = grownValue(schema.items ?? {}, root, { isLarge: false }, name, depth + 1);
    return listOf(schema, growth, (item, at) => (at === 0 ? inner(item) : distinct(small, at)));
  }
  if (schema.type === 'object') return objectOf(schema, growth, inner);
  if (schema.type === 'string') return textOf(schema, growth, name);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema, growth);
  return KNOWN[name] ?? growth.beyond?.text ?? 'c1';
}

function listOf(schema: Schema, { isLarge, beyond }: Growth, itemOf: (item: Schema, at: number) => unknown) {
  if (schema.prefixItems) return schema.prefixItems.map(itemOf);
  const length = beyond?.items ?? (isLarge ? Math.min(schema.maxItems ?? 100, 10_000) : 1);
  return Array.from({ length }, (_, at) => itemOf(schema.items ?? {}, at));
}

/** Makes items differ, because equal ones may be refused or dropped. */
function distinct(item: unknown, at: number): unknown {
  return typeof item === 'number' && Number.isInteger(item) && at > 0 && item < 1e9 ? item + at : item;
}

function objectOf(schema: Schema, growth: Growth, inner: (schema: Schema, name?: string) => unknown): object {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties).filter(
    (name) => growth.isLarge || growth.beyond || required.includes(name),
  );
  const value = Object.fromEntries(names.map((name) => [name, inner(properties[name]!, name)]));
  const others =
    growth.beyond?.names ?? (growth.isLarge && typeof additionalProperties === 'object' ? 60 : 0);
  // Only the first one is as nasty as may be: names within names would be more than any body holds.
  const other = typeof additionalProperties === 'object' ? inner(additionalProperties) : 1;
  for (let at = 0; at < others; at += 1) value[`n${at}`] = at === 0 ? other : true;
  return value;
}

function textOf({ format, pattern, maxLength }: Schema, { isLarge, beyond }: Growth, name: string): string {
  if (beyond?.text !== undefined) return beyond.text;
  const known = KNOWN[name];
  if (typeof known === 'string') return known;
  if (format || pattern) {
    const expression = new RegExp(pattern ?? '.', 'u');
    const sample = SAMPLES.find((text) => expression.test(text) && (format !== 'uuid' || text.length === 36));
    if (sample && !(isLarge && maxLength)) return sample;
  }
  return 'а'.repeat(isLarge ? Math.min(maxLength ?? 200, 100_000) : 1);
}

function numberOf(
  { minimum = 1, exclusiveMinimum, maximum = 1_000_000, type }: Schema,
  { isLarge, beyond }: Growth,
): number {
  if (beyond?.number !== undefined) return beyond.number;
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  // The first records exist; the last possible ones do not.
  const value = isLarge && maximum < 100_000 ? maximum : Math.max(1, least);
  return type === 'integer' ? Math.round(value) : value;
}
