import { maskPhones } from '../access/mask-phones.ts';

/** A failure reported by a page, with personal data removed. */
export interface ClientError {
  message: string;
  /** The stack, or an empty string when the page had none. */
  stack: string;
}

const MAX_MESSAGE = 300;
const MAX_STACK = 2_000;
const UNKNOWN = 'Неизвестная ошибка';

/** Any run of characters that a mail address may consist of, and the test that makes it one. */
const MAIL_RUN = /[\w.+@-]+/g;
const MAIL = /@[\w-]+\.\w/;
/** The query or fragment of an address, up to the line and column a stack puts after it. */
const PARAMETERS = /[?#][^:)]*/g;
/** A longer word in one piece is taken for a secret: none of our own names is so long. */
const LONGEST_WORD = 39;
const WORD = /[\w-]+/g;

/**
 * The report of a browser, message before stack, without what may be somebody's: phones, mail addresses, parameters of
 * addresses, keys.
 */
export function readClientError(report: string): ClientError {
  const [message = '', ...stack] = withoutPersonalData(report)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    message: message.slice(0, MAX_MESSAGE) || UNKNOWN,
    stack: stack.join('\n').slice(0, MAX_STACK),
  };
}

/** Groups errors that differ only in numbers, since those are ids, sums or lines of a file. */
export function kindOfClientError({ message, stack }: ClientError): string {
  return `${message}\n${stack}`.replace(/\d+/g, '0');
}

function withoutPersonalData(text: string): string {
  return maskPhones(text.replace(/\S+/g, withoutParameters))
    .replace(MAIL_RUN, (run) => (MAIL.test(run) ? '…@…' : run))
    .replace(WORD, (word) => (word.length > LONGEST_WORD ? '…' : word))
    .replace(/\0/g, '');
}

function withoutParameters(word: string): string {
  const at = word.search(/[?#]/);
  const address = word.slice(0, at);
  return at > 0 && address.includes('/') ? address + word.slice(at).replace(PARAMETERS, '') : word;
}
