import { TRPCClientError } from '@trpc/client';
import type { FailedCall } from './call-alert-text.ts';

export interface Failure extends FailedCall {
  /** The reader left or a newer call took its place: nobody waits for the answer. */
  isAborted: boolean;
  /** The server named fields of a form, which show the trouble themselves. */
  hasIssues: boolean;
}

/** What a thrown value says about the call that failed. */
export function readFailure(error: unknown): Failure {
  const cause = error instanceof TRPCClientError ? error.cause : undefined;
  const data: { httpStatus?: number; issues?: unknown[] } | undefined =
    error instanceof TRPCClientError ? error.data : undefined;
  return {
    status: data?.httpStatus ?? 0,
    message: error instanceof Error ? error.message : 'Неизвестная ошибка',
    isAborted: [error, cause].some((item) => item instanceof Error && item.name === 'AbortError'),
    hasIssues: (data?.issues?.length ?? 0) > 0,
  };
}
