import type { Issue } from '#domain/errors.ts';

/** A `TRPCClientError` in what pages read of it. */
export interface CallError {
  name?: string | undefined;
  message: string;
  stack?: string | undefined;
  cause?: unknown;
  /** Said by the server of the failure; absent where no answer of ours came. */
  data?: CallErrorData | undefined;
}

interface CallErrorData {
  httpStatus?: number;
  issues?: Issue[];
  retryAfterSeconds?: number;
  reason?: string;
  stack?: string;
}

/** Reads a thrown value as the error of a call; its class comes with what makes calls, after the page has opened. */
export function callErrorOf(error: unknown): CallError {
  return error instanceof Error ? error : { message: 'Неизвестная ошибка' };
}
