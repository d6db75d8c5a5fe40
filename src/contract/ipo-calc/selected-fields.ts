import { z } from 'zod';

/** The shape of what a field selector may leave of an answer: every field optional, at every depth. */
export function selectedFields(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
    return z.object(
      Object.fromEntries(fields.map(([name, field]) => [name, selectedFields(field).optional()])),
    );
  }
  if (schema instanceof z.ZodOptional) return selectedFields(schema.unwrap());
  if (schema instanceof z.ZodNullable) return selectedFields(schema.unwrap()).nullable();
  if (schema instanceof z.ZodArray) return z.array(selectedFields(schema.element));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(selectedFields));
  return schema as z.ZodType;
}
