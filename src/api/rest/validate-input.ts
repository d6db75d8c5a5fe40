import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { presentIssues } from '../present-issues.ts';

/** Holds every input of a route against its zod schema. Errors: INVALID with the issues. */
export const validateInput: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (input: unknown) => {
    // Null is how the web server says that no body came.
    const given = httpPart === 'body' && input === null ? undefined : input;
    const { success, data, error } = schema.safeParse(given);
    if (success) return { value: data };
    const issues = presentIssues(error.issues);
    return { error: new AppError('INVALID', 'The input does not fit its schema', { details: { issues } }) };
  };
};
