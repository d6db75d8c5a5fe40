import { maskPhones } from '../access/mask-phones.ts';

/** What a page told of its failure, as it may be kept. */
export interface ClientError {
  message: string;
  /** Where in the scripts; empty when the page did not know. */
  stack: string;
}

const MAX_MESSAGE = 300;
const MAX_STACK = 2_000;
const UNKNOWN = 'Неизвестная ошибка';

/** Any run of the signs of a mail address, and what makes one of it. */
const MAIL_RUN = /[\w.+@-]+/g;
const MAIL = /@[\w-]+\.\w/;
/** What an address was asked for with, up to the line and column of a stack. */
const PARAMETERS = /[?#][^:)]*/g;
/** Nothing of ours that is not secret is so long in one piece. */
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

/** What errors of one kind have in common: numbers in them are ids, sums and lines of a file. */
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
