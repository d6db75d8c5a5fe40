import type { AppError, ErrorCode, Issue } from '#domain/errors.ts';
import { ERROR_CODES } from '../errors.ts';
import { toldIssues } from '../told-issues.ts';

export interface SuccessEnvelope<T> {
  status: 200;
  ok: true;
  data: T;
}

export interface FailureEnvelope {
  status: number;
  ok: false;
  message?: string;
  issues?: Issue[];
}

/** Every REST answer that succeeds. */
export function success<T>(data: T): SuccessEnvelope<T> {
  return { status: 200, ok: true, data };
}

/** The same around data that is JSON already. */
export function successJson(data: string): string {
  return `{"status":200,"ok":true,"data":${data}}`;
}

/** Every REST answer that fails; the HTTP status equals `status`. */
export function failure(status: number, message?: string, issues?: Issue[]): FailureEnvelope {
  return { status, ok: false, ...(message ? { message } : {}), ...(issues?.length ? { issues } : {}) };
}

/** What partners hear in the same words whatever was said inside; an unexpected error tells nothing but its status. */
const FIXED: readonly ErrorCode[] = ['INVALID', 'UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL'];

/** The envelope of an error. */
export function failureOf(error: AppError): FailureEnvelope {
  const { status, message } = ERROR_CODES[error.code];
  const own = FIXED.includes(error.code) ? message : error.message || message;
  return failure(status, own, toldIssues(error.details.issues ?? []));
}
