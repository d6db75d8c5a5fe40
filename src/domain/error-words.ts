/** SQLSTATE class 22, data exception: the message quotes the value that did not fit. */
const QUOTES_ITS_VALUE = /^22/;
const SQL_STATE = /^[0-9A-Z]{5}$/;
const LONGEST_CHAIN = 8;

/**
 * What an error and those behind it say, without the values of a statement that failed: people's names, phones and
 * letters travel as its parameters, and no log or table of errors is a place for them.
 */
export function errorWords(error: unknown): string {
  return chainOf(error).map(ownWords).join(': ');
}

/** The same with where each of them was thrown, for developers. */
export function errorTrace(error: unknown): string {
  return chainOf(error)
    .map((one) => `${nameOf(one)}: ${ownWords(one)}${framesOf(one)}`)
    .join('\nCaused by ');
}

/** The error and what it comes of, the outermost first. */
function chainOf(error: unknown): unknown[] {
  const chain = [error];
  for (let one = error; one instanceof Error && one.cause !== undefined; one = one.cause) {
    if (chain.length === LONGEST_CHAIN || chain.includes(one.cause)) break;
    chain.push(one.cause);
  }
  return chain;
}

interface MaybeOfDatabase extends Error {
  /** Of the query builder: the text of the statement that failed, whose values stand in `params` and the message. */
  query?: unknown;
  params?: unknown;
  code?: unknown;
  constraint?: unknown;
}

function ownWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, query, params, code, constraint } = error as MaybeOfDatabase;
  if (typeof query === 'string' && params !== undefined) return `Failed query: ${query}`;
  if (error instanceof SyntaxError) return beforeQuote(message);
  if (typeof code !== 'string' || !SQL_STATE.test(code)) return message;
  const words = QUOTES_ITS_VALUE.test(code) ? beforeQuote(message) : message;
  return `${words} (${[code, constraint].filter((part) => typeof part === 'string').join(' ')})`;
}

function beforeQuote(message: string): string {
  const at = message.search(/["']/);
  return at < 0 ? message : `${message.slice(0, at).trimEnd().replace(/:$/, '').trimEnd()} …`;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** A stack begins with the message, which may hold anything. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { message, stack = '' } = error;
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}
