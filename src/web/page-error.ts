import { createSerializationAdapter } from '@tanstack/react-router';

/** A page that cannot be shown, with the HTTP status it answers. Crosses from server to browser whole. */
export class PageError extends Error {
  readonly status: number;
  /** Where it broke, for developers; absent in production. */
  readonly trace: string | null;

  constructor(status: number, message: string, trace: string | null = null) {
    super(message);
    this.name = 'PageError';
    this.status = status;
    this.trace = trace;
  }
}

/** Without it the router would rebuild a plain Error in the browser, and the page would forget its status. */
export const pageErrorAdapter = createSerializationAdapter({
  key: 'page-error',
  test: (value): value is PageError => value instanceof PageError,
  toSerializable: ({ status, message, trace }) => ({ status, message, trace }),
  fromSerializable: ({ status, message, trace }) => new PageError(status, message, trace),
});
