import type { ApiDocument, ApiSchema } from './document.ts';

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;
/** The generator adds this suffix to input schemas, because most have an output of the same name. */
const INPUT = 'Input';

/**
 * Removes what the generator adds without need: schemas no call refers to, the suffix of schemas that are only inputs,
 * and required bodies of which no field is required.
 */
export function tidyDocument(document: ApiDocument): ApiDocument {
  const used = usedSchemas(document);
  const kept = Object.entries(document.components.schemas).filter(([name]) => used.has(name));
  const paths = structuredClone(document.paths);
  for (const operations of Object.values(paths))
    for (const { requestBody } of Object.values(operations))
      if (requestBody) requestBody.required = isBodyNeeded(requestBody.content);
  const tidy = {
    ...document,
    paths,
    components: { ...document.components, schemas: Object.fromEntries(kept) },
  };
  const onlyIn = [...used].filter((name) => name.endsWith(INPUT) && !used.has(name.slice(0, -INPUT.length)));
  return onlyIn.reduce(renameSchema, tidy);
}

function usedSchemas({ paths, components }: ApiDocument): Set<string> {
  const used = new Set(references(paths));
  for (const name of used) for (const inner of references(components.schemas[name])) used.add(inner);
  return used;
}

function references(part: unknown): string[] {
  return [...JSON.stringify(part ?? null).matchAll(REFERENCE)].map(([, name]) => name!);
}

function isBodyNeeded(content: Record<string, { schema: ApiSchema }>): boolean {
  return Object.values(content).some(({ schema }) => needsFields(schema));
}

function needsFields({ required = [], anyOf }: ApiSchema): boolean {
  return required.length > 0 || (anyOf?.every(needsFields) ?? false);
}

function renameSchema(document: ApiDocument, name: string): ApiDocument {
  const short = name.slice(0, -INPUT.length);
  const renamed = JSON.parse(
    JSON.stringify(document).replaceAll(`"#/components/schemas/${name}"`, `"#/components/schemas/${short}"`),
  ) as ApiDocument;
  const { [name]: schema, ...others } = renamed.components.schemas;
  return { ...renamed, components: { ...renamed.components, schemas: { ...others, [short]: schema! } } };
}
