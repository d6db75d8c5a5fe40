import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { appErrorOf } from '../app-error-of.ts';
import { retryAfterOf } from '../errors.ts';
import { type FailureEnvelope, failure, failureOf } from './envelope.ts';

/** What the web server refuses before anybody looks at what is asked, by status. docs/api/errors.md lists the same. */
export const WIRE_REFUSALS: Readonly<Record<number, string>> = {
  408: 'Request took too long',
  413: 'Request body is too large',
  414: 'Request address is too long',
  431: 'Request headers are too large',
};

export interface Refusal {
  status: number;
  envelope: FailureEnvelope;
  /** Seconds; undefined when waiting changes nothing. */
  retryAfter: number | undefined;
}

/** What is told of whatever went wrong. */
export function refusalOf(error: unknown): Refusal {
  const { statusCode = 500 } = error as { statusCode?: number };
  const words = WIRE_REFUSALS[statusCode];
  if (words !== undefined) {
    return { status: statusCode, envelope: failure(statusCode, words), retryAfter: undefined };
  }
  const known = knownError(error);
  const envelope = failureOf(known);
  return { status: envelope.status, envelope, retryAfter: retryAfterOf(known) };
}

/** The envelope of whatever went wrong; what nobody expected goes to the log with the request and tells nothing. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, envelope, retryAfter } = refusalOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).type('application/json; charset=utf-8').send(envelope);
}

/** All else that the web server itself refuses is the caller's mistake. */
function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode = 500, message = '' } = error as { statusCode?: number; message?: string };
  if (statusCode < 400 || statusCode >= 500) return appErrorOf(error);
  return new AppError('INVALID', message, { cause: error, details: { issues: [{ path: [], message }] } });
}
