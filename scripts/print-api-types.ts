import { type ApiCall, type ApiDocument, callsOf } from '../src/server/http/api-docs/document.ts';

/** The part of JSON Schema 2020-12 that our descriptions use. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  description?: string;
}

const HEADER = `// Printed from /api/docs/openapi.json by \`npm run client:types\`; edits would be lost.
`;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * Prints the description of the API as TypeScript: its schemas under their names, and `Calls`, which gives by
 * operationId the input and the answer of each call. It holds only the calls of `tag` and the schemas they need, with
 * `besides` for schemas that no call names.
 */
export function printApiTypes(document: ApiDocument, tag: string, besides: readonly string[]): string {
  const calls = callsOf(document).filter(({ operation }) => operation.tags.includes(tag));
  const printed = `/** The input of each call and the \`data\` of its answer, by operationId. */
export interface Calls {
${calls.map(printCall).join('\n')}
}
`;
  const table = `/** How each is asked. */
export const CALLS = {
${calls.map(({ method, path, operation }) => `  ${operation.operationId}: ['${method}', '${path}'],`).join('\n')}
} as const satisfies Record<keyof Calls, readonly [method: string, path: string]>;
`;
  const schemas = Object.entries(document.components.schemas as Record<string, Schema>);
  const used = usedNames(
    `${printed} ${besides.join(' ')}`,
    new Map(schemas.map(([name, schema]) => [name, printSchema(schema)])),
  );
  return [HEADER, ...used.map(([name, type]) => `export type ${name} = ${type};\n`), printed, table].join(
    '\n',
  );
}

function usedNames(printed: string, types: Map<string, string>): [string, string][] {
  const used = new Set<string>();
  const look = (text: string) => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
      const type = types.get(name);
      if (type === undefined || used.has(name)) continue;
      used.add(name);
      look(type);
    }
  };
  look(printed);
  return [...types].filter(([name]) => used.has(name));
}

function printCall({ method, path, operation }: ApiCall): string {
  const parameters = (operation.parameters ?? []).map((parameter) => ({
    ...parameter,
    schema: { ...(parameter.schema as Schema), description: parameter.description },
  }));
  const partOf = (place: 'query' | 'path') => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const required = own.filter((parameter) => parameter.required).map(({ name }) => name);
    return printSchema(
      {
        type: 'object',
        properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
        required,
      },
      2,
    );
  };
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema as Schema | undefined;
  const answer = operation.responses['200']!.content!['application/json']!.schema as Schema;
  return `  /** ${operation.summary}: ${method} ${path} */
  ${operation.operationId}: {
    path: ${partOf('path')};
    query: ${partOf('query')};
    body: ${body ? printSchema(body, 2) : 'undefined'}${body && !operation.requestBody?.required ? ' | undefined' : ''};
    data: ${printSchema(answer.properties!.data!, 2)};
  };`;
}

function printSchema(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return [...new Set(choice.map((one) => printSchema(one, depth)))].join(' | ');
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => printSchema({ ...schema, type }, depth)).join(' | ');
  }
  switch (schema.type) {
    case 'object':
      return printObject(schema, depth);
    case 'array':
      return schema.prefixItems
        ? `[${schema.prefixItems.map((item) => printSchema(item, depth)).join(', ')}]`
        : `Array<${printSchema(schema.items || {}, depth)}>`;
    case 'integer':
      return 'number';
    case undefined:
      return 'unknown';
    default:
      return schema.type;
  }
}

function printObject(
  { properties, required = [], propertyNames, additionalProperties }: Schema,
  depth: number,
) {
  if (!properties) {
    const value =
      typeof additionalProperties === 'object' ? printSchema(additionalProperties, depth) : 'unknown';
    return propertyNames?.enum
      ? `{ [Name in ${printSchema(propertyNames)}]?: ${value} }`
      : `{ [name: string]: ${value} }`;
  }
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).flatMap(([name, schema]) => [
    ...(schema.description ? [`${indent}/** ${schema.description} */`] : []),
    `${indent}${IDENTIFIER.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${printSchema(schema, depth + 1)};`,
  ]);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}
