import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError } from '#domain/errors.ts';

interface Bounds {
  maxBytes: number;
  /** Milliseconds the server may keep silent while somebody waits for its bytes. */
  idleMs: number;
  /** Ends the body wherever it is: the caller's patience for the whole call. */
  signal: AbortSignal;
}

/**
 * The raw bytes of a response, as they come. Errors of the stream: LIMIT past `maxBytes`, UNAVAILABLE when the server
 * falls silent, breaks off or the call ends; `details.reason` is `too_large`, `timeout` or `unavailable`.
 */
export function boundedBody(response: IncomingMessage, { maxBytes, idleMs, signal }: Bounds): Readable {
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const end = () => body.destroy(isTimeout(signal.reason) ? silent() : broken(signal.reason));
  let bytes = 0;

  const body = new Readable({
    async read() {
      // Only our own waiting counts: a slow reader is no fault of the server.
      const timer = setTimeout(() => body.destroy(silent()), idleMs);
      try {
        const { done, value } = await chunks.next();
        bytes += value?.length ?? 0;
        if (bytes > maxBytes) body.destroy(tooLarge(maxBytes));
        else body.push(done ? null : value);
      } catch (error) {
        body.destroy(broken(error));
      } finally {
        clearTimeout(timer);
      }
    },
    destroy(error, done) {
      signal.removeEventListener('abort', end);
      response.destroy();
      done(error);
    },
  });
  // An end that comes before anybody reads must not end the process; whoever reads later still gets the error.
  body.on('error', () => undefined);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  return body;
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

function silent(): AppError {
  return new AppError('UNAVAILABLE', 'Сервер перестал присылать данные: файл получен не полностью', {
    details: { reason: 'timeout' },
  });
}

function broken(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'Соединение с сервером оборвалось: файл получен не полностью', {
    cause,
    details: { reason: 'unavailable' },
  });
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('LIMIT', `Файл больше ${Math.floor(maxBytes / 1024 ** 2)} МБ`, {
    details: { reason: 'too_large' },
  });
}
