/** SQLSTATE class 22, data exception: the message quotes the value that did not fit. */
const QUOTES_ITS_VALUE = /^22/;
const SQL_STATE = /^[0-9A-Z]{5}$/;
const LONGEST_CHAIN = 8;

/**
 * Joins the messages of an error and its causes, without the values of a failed statement: people's names, phones and
 * letters travel as its parameters, and must not reach a log or a table of errors.
 */
export function errorWords(error: unknown): string {
  return chainOf(error).map(ownWords).join(': ');
}

/** Gives the same words with the stack of each error, for developers. */
export function errorTrace(error: unknown): string {
  return chainOf(error)
    .map((one) => `${nameOf(one)}: ${ownWords(one)}${framesOf(one)}`)
    .join('\nCaused by ');
}

/** Lists the error and its causes, the outermost first. */
function chainOf(error: unknown): unknown[] {
  const chain = [error];
  for (let one = error; one instanceof Error && one.cause !== undefined; one = one.cause) {
    if (chain.length === LONGEST_CHAIN || chain.includes(one.cause)) break;
    chain.push(one.cause);
  }
  return chain;
}

interface MaybeOfDatabase extends Error {
  /** The query builder puts the text of the failed statement here; its values stand in `params` and in the message. */
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
