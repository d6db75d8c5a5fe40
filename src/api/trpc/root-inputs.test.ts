import { expect, it } from 'vitest';
import { z } from 'zod';
import { appRouter } from './root.ts';

interface Schema {
  type?: string;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>,
);

it.each(procedures)('every list that %s takes says how long it may be', (_, { _def }) => {
  expect(pathsIn(_def.inputs, isBoundlessList)).toEqual([]);
});

/** Any number but those of its few documents means the first of them, and none reaches a column. */
const COUNTS_TABS = 'legalDoc';
const others = procedures.filter(([path]) => path !== COUNTS_TABS);

it.each(others)('every whole number that %s takes says how large it may be', (_, { _def }) => {
  expect(pathsIn(_def.inputs, isBoundlessInteger)).toEqual([]);
});

/** Zod counts a list before it looks at its items, so that a bound is all it takes. */
function isBoundlessList({ type, maxItems, prefixItems }: Schema): boolean {
  return type === 'array' && maxItems === undefined && !prefixItems;
}

/** A number that no column holds is an error of PostgreSQL and not of who wrote it. */
function isBoundlessInteger({ type, maximum }: Schema): boolean {
  return type === 'integer' && (maximum ?? Number.MAX_SAFE_INTEGER) === Number.MAX_SAFE_INTEGER;
}

function pathsIn(inputs: z.ZodType[], isMeant: (schema: Schema) => boolean): string[] {
  const walk = (schema: Schema, path: string): string[] => {
    const { items, properties = {}, additionalProperties, prefixItems = [] } = schema;
    const others = [
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
      ...(schema.allOf ?? []),
      ...prefixItems,
    ];
    return [
      ...(isMeant(schema) ? [path] : []),
      ...Object.entries(properties).flatMap(([name, inner]) => walk(inner, `${path}.${name}`)),
      ...(items ? walk(items, `${path}[]`) : []),
      ...(typeof additionalProperties === 'object' ? walk(additionalProperties, `${path}.*`) : []),
      ...others.flatMap((inner) => walk(inner, path)),
    ];
  };
  const schemas = inputs.map((input) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  return schemas.flatMap((schema) => walk(schema as Schema, ''));
}
