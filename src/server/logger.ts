import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { currentTrace } from '#db/current-trace.ts';
import { maskPhones } from '#domain/access/mask-phones.ts';
import { errorTrace, errorWords } from '#domain/error-words.ts';
import { boundFaults } from './bound-faults.ts';
import type { Env } from './env.ts';

const SECRET_FIELDS = ['authorization', 'cookie', 'set-cookie', 'phone', 'token', 'otp', 'code', 'password'];

const WARN = 40;

/**
 * JSON lines on standard output. Secrets are removed by their field names, phones are masked wherever they stand,
 * addresses lose the values of their parameters and errors those of the statements that failed. A fault is told once a
 * minute, and how many of it were left out.
 */
export function createLogger(
  options: { level: Env['logLevel']; node?: string; now?: () => number },
  destination?: DestinationStream,
): Logger {
  const faults = boundFaults(options.now);
  const settings = {
    level: options.level,
    base: options.node === undefined ? null : { node: options.node },
    mixin: () => ({ traceId: currentTrace.getStore()?.traceId }),
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // `err.code` of a database or system error is no one-time code: errors have a serializer of their own.
    redact: { paths: SECRET_FIELDS.flatMap(secretPaths), censor: '[removed]' },
    serializers: { req: describeRequest, res: describeResponse, err: describeError },
    hooks: {
      streamWrite: maskLine,
      logMethod(this: Logger, words: Parameters<LogFn>, write: LogFn, level: number) {
        const [fields, message] = words as [object, string?];
        const error = fields instanceof Error ? fields : (fields as { err?: unknown }).err;
        if (error === undefined || level < WARN) return write.apply(this, words);
        const leftOut = faults.admit(error, message ?? '');
        if (leftOut === null) return;
        const told = fields instanceof Error ? { err: fields } : fields;
        write.apply(this, leftOut === 0 ? words : ([{ ...told, leftOut }, message] as Parameters<LogFn>));
      },
    },
  };
  return destination ? pino(settings, destination) : pino(settings);
}

function secretPaths(field: string): string[] {
  const name = /^\w+$/.test(field) ? `.${field}` : `["${field}"]`;
  return [
    name.replace(/^\./, ''),
    `input${name}`,
    `headers${name}`,
    `req.headers${name}`,
    `res.headers${name}`,
  ];
}

interface LoggedRequest {
  id?: string;
  method?: string;
  url?: string;
  ip?: string;
}

function describeRequest({ id, method, url, ip }: LoggedRequest) {
  return { id, method, url: url === undefined ? undefined : withoutValues(url), ip };
}

function describeResponse({ statusCode }: { statusCode?: number }) {
  return { statusCode };
}

function describeError(error: unknown) {
  const { name, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return { type: name, message: errorWords(error), code, stack: errorTrace(error) };
}

/** An address of the site with the names of its parameters: people type their values, and some are secrets. */
export function withoutValues(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  return query === undefined ? path : `${path}?${query.replace(/=[^&]*/g, '=')}`;
}

/** Masks phones in the texts of a finished log line; numbers are left, or the line would stop being JSON. */
function maskLine(line: string): string {
  if (maskPhones(line) === line) return line;
  return `${JSON.stringify(maskTexts(JSON.parse(line)))}\n`;
}

function maskTexts(value: unknown): unknown {
  if (typeof value === 'string') return maskPhones(value);
  if (Array.isArray(value)) return value.map(maskTexts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskTexts(inner)]));
}
