/** What the server says of a call that failed, as `api/trpc/init.ts` writes it. */
export interface CallErrorData {
  httpStatus?: number;
  reason?: string;
  issues?: unknown[];
  stack?: string;
}

/** A call that failed; without `data` when the server said nothing. */
export class CallError extends Error {
  readonly data: CallErrorData | undefined;

  constructor(message: string, data?: CallErrorData, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallError';
    this.data = data;
  }
}
