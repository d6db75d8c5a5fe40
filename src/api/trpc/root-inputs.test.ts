import { expect, it } from 'vitest';
import { z } from 'zod';
import { appRouter } from './root.ts';

interface Schema {
  type?: string;
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
  const schemas = _def.inputs.map((input) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  expect(schemas.flatMap((schema) => boundless(schema as Schema, ''))).toEqual([]);
});

/** Zod counts a list before it looks at its items, so that a bound is all it takes. */
function boundless(schema: Schema, path: string): string[] {
  const { items, properties = {}, additionalProperties, prefixItems = [] } = schema;
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...prefixItems];
  return [
    ...(schema.type === 'array' && schema.maxItems === undefined && !schema.prefixItems ? [path] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => boundless(inner, `${path}.${name}`)),
    ...(items ? boundless(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? boundless(additionalProperties, `${path}.*`) : []),
    ...others.flatMap((inner) => boundless(inner, path)),
  ];
}
