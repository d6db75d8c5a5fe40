import type { Issue } from '#domain/errors.ts';
import { callErrorOf } from './call-error.ts';
import { ForeignAnswer } from './not-ours.ts';

/** A failed call in the terms pages act by. */
export interface Failure {
  /** HTTP status, 0 when no answer of ours came. */
  status: number;
  message: string;
  /** Faults of the input, where the server names them. */
  issues: readonly Issue[];
  /** When to try again, where the server says it. */
  retryAfterSeconds?: number | undefined;
  /** The reader left or a newer call took its place: nobody waits for the answer. */
  isAborted: boolean;
  /** The answer was waited for in vain: what was asked may have been done. */
  isLate: boolean;
}

/** Reads a thrown value as the failure of a call. */
export function readFailure(error: unknown): Failure {
  const { message, cause, data = {} } = callErrorOf(error);
  const foreign = cause instanceof ForeignAnswer ? cause : undefined;
  const isNamed = (name: string) => [error, cause].some((item) => nameOf(item) === name);
  return {
    status: data.httpStatus ?? foreign?.status ?? 0,
    message,
    issues: data.issues ?? [],
    retryAfterSeconds: data.retryAfterSeconds ?? foreign?.retryAfterSeconds,
    isAborted: isNamed('AbortError'),
    isLate: isNamed('TimeoutError'),
  };
}

/** A DOMException is no Error in every browser. */
function nameOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : undefined;
}

/** Nobody refused: the call or the server broke, and nothing is said of when it will work again. */
export function isBroken({ status, retryAfterSeconds }: Failure): boolean {
  return (status === 0 || status >= 500) && retryAfterSeconds === undefined;
}
