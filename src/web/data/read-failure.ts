import type { FailedCall } from './call-alert-text.ts';
import { CallError } from './call-error.ts';

export interface Failure extends FailedCall {
  /** The reader left or a newer call took its place: nobody waits for the answer. */
  isAborted: boolean;
  /** The server named fields of a form, which show the trouble themselves. */
  hasIssues: boolean;
}

/** What a thrown value says about the call that failed. */
export function readFailure(error: unknown): Failure {
  const { cause, data } = error instanceof CallError ? error : {};
  return {
    status: data?.httpStatus ?? 0,
    message: error instanceof Error ? error.message : 'Неизвестная ошибка',
    isAborted: [error, cause].some((item) => item instanceof Error && item.name === 'AbortError'),
    hasIssues: (data?.issues?.length ?? 0) > 0,
  };
}
