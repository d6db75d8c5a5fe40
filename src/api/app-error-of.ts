import { AppError } from '#domain/errors.ts';

/**
 * What SQLSTATE says that is no fault of our code: by its whole code or by its class, the first two characters.
 * Source: PostgreSQL, Appendix A. PostgreSQL error codes.
 */
const SQL_STATES: Readonly<Record<string, 'INVALID' | 'UNAVAILABLE'>> = {
  // U+0000 in a text, plain or within JSON: whoever sent it asked for what cannot be.
  '22021': 'INVALID',
  '22P05': 'INVALID',
  // The connection broke.
  '08': 'UNAVAILABLE',
  // A standby, or a database that was made read-only so as not to lose what it has.
  '25006': 'UNAVAILABLE',
  // A transaction that stood idle or lasted too long was ended.
  '25P03': 'UNAVAILABLE',
  '25P04': 'UNAVAILABLE',
  // Two transactions were in each other's way; the second try of one of them succeeds.
  '40001': 'UNAVAILABLE',
  '40P01': 'UNAVAILABLE',
  // The disk, the memory or the connections are used up.
  '53': 'UNAVAILABLE',
  // A lock was not given in time.
  '55P03': 'UNAVAILABLE',
  // A statement outlived its time, or the server is stopping, starting or recovering.
  '57': 'UNAVAILABLE',
  // The system beneath PostgreSQL fails it.
  '58': 'UNAVAILABLE',
};

/** What the system says when the database cannot be reached, or a disk takes nothing more. */
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

/** The driver tells of a connection that was lost under a statement by words alone. */
const LOST_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout)/;

/** What went wrong by meaning: the `AppError` that was thrown or that it comes of; INTERNAL when nobody named it. */
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
