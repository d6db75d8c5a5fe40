import type { AppError, ErrorCode, Issue } from '#domain/errors.ts';
import { ERROR_CODES } from '../errors.ts';
import { presentIssues } from '../present-issues.ts';

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

/** Wraps the data of every REST answer that succeeds. */
export function success<T>(data: T): SuccessEnvelope<T> {
  return { status: 200, ok: true, data };
}

/** Wraps data that is JSON text already. */
export function successJson(data: string): string {
  return `{"status":200,"ok":true,"data":${data}}`;
}

/** Wraps every REST failure; the HTTP status equals `status`. */
export function failure(status: number, message?: string, issues?: Issue[]): FailureEnvelope {
  return { status, ok: false, ...(message ? { message } : {}), ...(issues?.length ? { issues } : {}) };
}

/** Partners get fixed words for these codes, and an unexpected error reveals nothing but its status. */
const FIXED: readonly ErrorCode[] = ['INVALID', 'UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL'];

export function failureOf(error: AppError): FailureEnvelope {
  const { status, message } = ERROR_CODES[error.code];
  const own = FIXED.includes(error.code) ? message : error.message || message;
  return failure(status, own, presentIssues(error.details.issues ?? []));
}
