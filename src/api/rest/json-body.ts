import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { brokenBound, type JsonBounds } from '../json-bounds.ts';

/** No call of ours takes a tenth of it. */
const BOUNDS: JsonBounds = { values: 2_000, depth: 32 };

/**
 * Reads every body as JSON, whatever its type says: partners' clients forget the header. An empty body is no
 * body. Errors: INVALID for what is no JSON, names a prototype, is nested too deep or holds too many values.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text.length === 0) return done(null, undefined);
    const broken = brokenBound(text, BOUNDS);
    if (broken) return done(invalidBody(broken));
    return parseJson(request, text, (error, value) =>
      error ? done(invalidBody('Тело — не JSON')) : done(null, value),
    );
  });
}

function invalidBody(message: string): AppError {
  return new AppError('INVALID', message, { details: { issues: [{ path: [], message }] } });
}
