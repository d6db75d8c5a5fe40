import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';

/** No body of ours is nested deeper; checks walk it by recursion. */
const MAX_DEPTH = 32;

/**
 * Reads every body as JSON, whatever its type says: partners' clients forget the header. An empty body is no
 * body. Errors: INVALID for what is no JSON, names a prototype or is nested too deep.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined);
    return parseJson(request, text as string, (error, body) => {
      if (error) return done(invalidBody('Тело — не JSON'));
      return isTooDeep(body) ? done(invalidBody('Тело вложено слишком глубоко')) : done(null, body);
    });
  });
}

function invalidBody(message: string): AppError {
  return new AppError('INVALID', message, { details: { issues: [{ path: [], message }] } });
}

/** Level by level, since recursion is what it protects from. */
function isTooDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value) =>
      value !== null && typeof value === 'object' ? Object.values(value) : [],
    );
  }
  return false;
}
