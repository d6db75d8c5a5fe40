import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { appErrorOf } from '../app-error-of.ts';
import { retryAfterOf } from '../errors.ts';
import { type FailureEnvelope, failure, failureOf } from './envelope.ts';

/** Refusals by status that the web server makes before it reads the call. docs/api/errors.md lists the same. */
export const WIRE_REFUSALS: Readonly<Record<number, string>> = {
  405: 'HTTP method is not allowed',
  408: 'Request took too long',
  413: 'Request body is too large',
  414: 'Request address is too long',
  431: 'Request headers are too large',
};

/** A refusal of the web server itself, to be thrown or told. */
export function wireError(status: number): Error & { statusCode: number } {
  return Object.assign(new Error(WIRE_REFUSALS[status]), { statusCode: status });
}

export interface Refusal {
  status: number;
  envelope: FailureEnvelope;
  /** Seconds; undefined when waiting changes nothing. */
  retryAfter: number | undefined;
}

/** Turns any error into a status and an envelope; an error nobody expected reveals nothing of itself. */
export function refusalOf(error: unknown): Refusal {
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  // Forms of files answer 400, although their parser says 413.
  const words = code in SAID ? undefined : WIRE_REFUSALS[statusCode];
  if (words !== undefined) {
    return { status: statusCode, envelope: failure(statusCode, words), retryAfter: undefined };
  }
  const known = knownError(error);
  const envelope = failureOf(known);
  return { status: envelope.status, envelope, retryAfter: retryAfterOf(known) };
}

const UNREADABLE = 'Запрос не читается: проверьте его и отправьте ещё раз';
/** The form parser throws these without a code for a form that was cut short or names no boundary. */
const BROKEN_FORM =
  /^(Multipart: Boundary not found|(Part terminated early due to u|U)nexpected end of multipart data)$/;
const TOO_MANY_PARTS = 'Слишком много частей в одной отправке';

/** Russian words for the errors of the web server and of the form parser, by their codes. */
const SAID: Partial<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Тело — не JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'Тело — не JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Тело такого вида не принимается',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Отправка оборвалась: попробуйте ещё раз',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Файлы отправляют формой «multipart/form-data»',
  FST_REQ_FILE_TOO_LARGE: 'Файл слишком большой',
  FST_FILES_LIMIT: 'Слишком много файлов сразу',
  FST_FIELDS_LIMIT: TOO_MANY_PARTS,
  FST_PARTS_LIMIT: TOO_MANY_PARTS,
};

/** Answers any error with its envelope; an error nobody expected is logged with the request. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, envelope, retryAfter } = refusalOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).type('application/json; charset=utf-8').send(envelope);
}

/** Treats every other 4xx of the web server as a mistake of the caller. */
function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode = 500, code = '', message: own = '' } = error as Partial<FastifyError>;
  if (BROKEN_FORM.test(own)) return refused(UNREADABLE, error);
  if (statusCode < 400 || statusCode >= 500) return appErrorOf(error);
  return refused(SAID[code] ?? UNREADABLE, error);
}

function refused(message: string, cause: unknown): AppError {
  return new AppError('INVALID', message, { cause, details: { issues: [{ path: [], message }] } });
}
