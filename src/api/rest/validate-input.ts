import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { AppError, type Issue } from '#domain/errors.ts';

/** Holds every input of a route against its zod schema. Errors: INVALID with all issues. */
export const validateInput: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (input: unknown) => {
    // Null is how the web server says that no body came.
    const given = httpPart === 'body' && input === null ? undefined : input;
    const { success, data, error } = schema.safeParse(given);
    if (success) return { value: data };
    const issues = error.issues.map(({ path, message }) => issueOf(path, message));
    return { error: new AppError('INVALID', 'The input does not fit its schema', { details: { issues } }) };
  };
};

function issueOf(path: readonly PropertyKey[], message: string): Issue {
  return { path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)), message };
}
