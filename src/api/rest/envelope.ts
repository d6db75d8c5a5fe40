import type { AppError, Issue } from '#domain/errors.ts';
import { ERROR_CODES } from '../errors.ts';

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

/** The envelope of an error; an unexpected one tells nothing but its status. */
export function failureOf(error: AppError): FailureEnvelope {
  const { status, message } = ERROR_CODES[error.code];
  const own = error.code === 'INTERNAL' || error.code === 'INVALID' ? message : error.message || message;
  return failure(status, own, error.details.issues);
}
