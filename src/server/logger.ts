import { type DestinationStream, type Logger, pino } from 'pino';
import { maskPhones } from '#domain/access/mask-phones.ts';
import type { Env } from './env.ts';

const SECRET_FIELDS = ['authorization', 'cookie', 'set-cookie', 'phone', 'token', 'otp', 'code', 'password'];
const SECRET_PARAMETERS = new Set(['phone', 'token', 'otp', 'code', 'key']);

/**
 * JSON lines on standard output. Secrets are removed by their field names, and phones are masked wherever they
 * stand: in messages, errors and addresses too.
 */
export function createLogger(options: { level: Env['logLevel'] }, destination?: DestinationStream): Logger {
  const settings = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // `err.code` of a database or system error is no one-time code; pino writes errors by its own serializer.
    redact: { paths: SECRET_FIELDS.flatMap(secretPaths), censor: '[removed]' },
    serializers: { req: describeRequest, res: describeResponse },
    hooks: { streamWrite: maskLine },
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
  return { id, method, url: url === undefined ? undefined : withoutSecretParameters(url), ip };
}

function describeResponse({ statusCode }: { statusCode?: number }) {
  return { statusCode };
}

/** An address of the site whose personal and secret query parameters have lost their values. */
export function withoutSecretParameters(url: string): string {
  const [path, query] = splitOnce(url, '?');
  if (query === undefined) return url;
  const parts = query.split('&').map((part) => {
    const [name, value] = splitOnce(part, '=');
    return value !== undefined && SECRET_PARAMETERS.has(name.toLowerCase()) ? `${name}=` : part;
  });
  return `${path}?${parts.join('&')}`;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
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
