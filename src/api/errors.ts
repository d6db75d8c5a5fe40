import type { AppError, ErrorCode } from '#domain/errors.ts';

/** The one table from a meaning to what each wire says. docs/api/errors.md lists the same codes; a test compares. */
export const ERROR_CODES = {
  INVALID: { trpc: 'BAD_REQUEST', status: 400, message: 'Invalid parameters' },
  UNAUTHENTICATED: {
    trpc: 'UNAUTHORIZED',
    status: 401,
    message: 'Submit Authorization header with a valid API key',
  },
  FORBIDDEN: { trpc: 'FORBIDDEN', status: 403, message: 'Access denied' },
  NOT_FOUND: { trpc: 'NOT_FOUND', status: 404, message: 'Not found' },
  CONFLICT: { trpc: 'CONFLICT', status: 409, message: 'Conflict' },
  LIMIT: { trpc: 'TOO_MANY_REQUESTS', status: 429, message: 'Too many requests' },
  UNAVAILABLE: { trpc: 'SERVICE_UNAVAILABLE', status: 503, message: 'Service unavailable' },
  INTERNAL: { trpc: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Unknown error' },
} as const satisfies Record<ErrorCode, { trpc: string; status: number; message: string }>;

/** When what cannot be had now is worth asking for again, where nobody knows better. */
export const RETRY_AFTER_SECONDS = 5;

/** Gives the seconds a caller should wait before the next try; undefined when waiting changes nothing. */
export function retryAfterOf({ code, details }: AppError): number | undefined {
  return details.retryAfterSeconds ?? (code === 'UNAVAILABLE' ? RETRY_AFTER_SECONDS : undefined);
}

/** HTTP status of an error that leaves through REST or a page. */
export function errorStatus(error: AppError): number {
  return ERROR_CODES[error.code].status;
}
