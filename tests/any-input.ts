import fc from 'fast-check';
import { z } from 'zod';

/** What a schema says of its input, in the words of JSON Schema. */
interface Shape extends z.core.JSONSchema.JSONSchema {
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  prefixItems?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
}

const SOUND_TEXTS = [
  ...['Иван', 'Дом у реки', 'текст', 'abc', '5', '12.5', '2026-11-20'],
  ...['+79990000003', '+7 (999) 000-00-03', 'a@b.example', 'https://a.example/feed.xml'],
];
const ODD_TEXTS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udc00x', '😀', '\u202e', 'İ', 'ß', '\u00a0', '٣'],
  ...[
    "'; DROP TABLE users; --",
    '%',
    '_%\\',
    '<b>',
    '__proto__',
    'null',
    'NaN',
    '1e309',
    '-0',
    '{}',
    '[]',
    '"',
  ],
  ...['2026-02-30', '0000-00-00', '9999-99-99', 'http://[::1', 'data:text/html,x', '../../etc', '0', '-1'],
];
/** Edges of what JavaScript, JSON and columns of PostgreSQL hold. */
const EDGES = [
  ...[0, -0, 0.1, 1.5, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 32, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53],
  ...[1e15, 1e21, 1e308, -1e308, 5e-324],
];
const MOMENTS = [
  new Date('2026-11-20'),
  new Date(0),
  new Date(8.64e15),
  new Date(-8.64e15),
  new Date(Number.NaN),
];

/**
 * Inputs that the shape of a schema allows, well-meant and odd ones mixed. What a schema checks besides its shape
 * (a rule between two fields, a type of ours) it may still refuse.
 */
export function anyInput(schema: z.ZodType): fc.Arbitrary<unknown> {
  return anyOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
}

function anyOf(shape: Shape): fc.Arbitrary<unknown> {
  const either = shape.anyOf ?? shape.oneOf;
  if (either) return fc.oneof(...either.map(anyOf));
  if (shape.allOf) return anyOf(Object.assign({}, ...shape.allOf));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  switch (shape.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return anyNumber(shape);
    case 'array':
      return anyList(shape);
    case 'object':
      return anyObject(shape);
    case 'string':
      return anyText(shape);
    default:
      return shape.pattern === undefined ? anyValue : anyText(shape);
  }
}

/** Of a type that JSON Schema has no word for: a moment, or what only code can tell. */
const anyValue = fc.constantFrom(...MOMENTS, ...SOUND_TEXTS, 1, null, true, {}, []);

function anyNumber({ type, minimum = -(2 ** 53), maximum = 2 ** 53 }: Shape): fc.Arbitrary<number> {
  const least = Math.ceil(minimum);
  const small = fc.integer({ min: Math.max(least, -5), max: Math.max(least, Math.min(maximum, 30)) });
  const edges = [...EDGES, minimum, maximum].filter(
    (edge) => edge >= minimum && edge <= maximum && (type === 'number' || Number.isInteger(edge)),
  );
  return fc.oneof({ arbitrary: small, weight: 2 }, fc.constantFrom(...edges));
}

function anyText({ format, minLength = 0, maxLength = 3_000 }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  const fit = (text: string) => text.padEnd(minLength, 'ё').slice(0, maxLength);
  return fc.oneof(
    { arbitrary: fc.constantFrom(...SOUND_TEXTS).map(fit), weight: 2 },
    fc.constantFrom(...ODD_TEXTS).map(fit),
    fc.string({ unit: 'binary', maxLength: 30 }).map(fit),
    fc.constant('Ж'.repeat(maxLength)),
  );
}

function anyList({ prefixItems, items = {}, minItems = 0, maxItems = 3 }: Shape): fc.Arbitrary<unknown[]> {
  if (prefixItems) return fc.tuple(...prefixItems.map(anyOf));
  return fc.array(anyOf(items), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  });
}

function anyObject({ properties = {}, required = [], additionalProperties }: Shape): fc.Arbitrary<object> {
  const named = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [
        name,
        required.includes(name) ? anyOf(inner) : fc.option(anyOf(inner), { nil: undefined, freq: 2 }),
      ]),
    ),
  );
  if (typeof additionalProperties !== 'object') return named;
  const names = fc.constantFrom('1', '2', 'a', 'x y', '2026');
  const others = fc.dictionary(names, anyOf(additionalProperties), { maxKeys: 3 });
  return fc.tuple(others, named).map((parts) => Object.assign({}, ...parts));
}
