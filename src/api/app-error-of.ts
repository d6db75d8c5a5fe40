import { AppError } from '#domain/errors.ts';

/**
 * SQLSTATEs that are no fault of our code, by whole code or by class, which is the first two characters.
 * Source: PostgreSQL, Appendix A. PostgreSQL error codes.
 */
const SQL_STATES: Readonly<Record<string, 'INVALID' | 'UNAVAILABLE'>> = {
  // A text with U+0000, plain or within JSON, is a mistake of the caller.
  '22021': 'INVALID',
  '22P05': 'INVALID',
  // The connection broke.
  '08': 'UNAVAILABLE',
  // The server is a standby, or was made read-only to protect its data.
  '25006': 'UNAVAILABLE',
  // PostgreSQL ended a transaction that was idle or lasted too long.
  '25P03': 'UNAVAILABLE',
  '25P04': 'UNAVAILABLE',
  // Two transactions blocked each other; a repetition of one of them succeeds.
  '40001': 'UNAVAILABLE',
  '40P01': 'UNAVAILABLE',
  // The disk, the memory or the connections are used up.
  '53': 'UNAVAILABLE',
  // A lock was not released in time.
  '55P03': 'UNAVAILABLE',
  // A statement took too long, or the server is stopping, starting or recovering.
  '57': 'UNAVAILABLE',
  // The system beneath PostgreSQL failed.
  '58': 'UNAVAILABLE',
};

/** Node's codes for a database that cannot be reached and for a disk that takes nothing more. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EMFILE',
  'ENFILE',
]);

/** The driver gives no code for a connection that was lost during a statement, only these words. */
const LOST_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout)/;

/** Finds the meaning of any error: the `AppError` in its chain of causes, else what its code means, else INTERNAL. */
export function appErrorOf(error: unknown): AppError {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof AppError) return one;
    const meaning = meaningOf(one);
    if (meaning === 'INVALID') return new AppError('INVALID', 'Invalid parameters', { cause: error });
    if (meaning === 'UNAVAILABLE') {
      return new AppError('UNAVAILABLE', 'Сервис временно недоступен. Повторите чуть позже', {
        cause: error,
      });
    }
  }
  return new AppError('INTERNAL', 'A call failed', { cause: error });
}

function meaningOf({
  message,
  code = '',
}: Error & { code?: unknown }): 'INVALID' | 'UNAVAILABLE' | undefined {
  if (LOST_CONNECTION.test(message)) return 'UNAVAILABLE';
  if (typeof code !== 'string') return undefined;
  if (SYSTEM_CODES.has(code)) return 'UNAVAILABLE';
  return /^[0-9A-Z]{5}$/.test(code) ? (SQL_STATES[code] ?? SQL_STATES[code.slice(0, 2)]) : undefined;
}
