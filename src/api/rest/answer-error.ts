import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { appErrorOf } from '../app-error-of.ts';
import { retryAfterOf } from '../errors.ts';
import { failureOf } from './envelope.ts';

/** The envelope of whatever went wrong; what nobody expected goes to the log with the request and tells nothing. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error);
  const failure = failureOf(known);
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  const retryAfter = retryAfterOf(known);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failure);
}

/** What the web server itself refuses, a body too large among it, is the caller's mistake. */
function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode = 500, message = '' } = error as { statusCode?: number; message?: string };
  if (statusCode < 400 || statusCode >= 500) return appErrorOf(error);
  return new AppError('INVALID', message, { cause: error, details: { issues: [{ path: [], message }] } });
}
