/** Errors by meaning; specifics go into `details.reason`. The codes partners see stand in `api/errors.ts`. */
export type ErrorCode =
  | 'INVALID'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'LIMIT'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** One thing wrong with an input: where it stands and what to tell the person. */
export interface Issue {
  path: (string | number)[];
  message: string;
}

export interface ErrorDetails {
  reason?: string;
  issues?: Issue[];
  retryAfterSeconds?: number;
}

/** A broken promise between floors. Business answers are values and never travel this way. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; details?: ErrorDetails } = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details ?? {};
  }
}
