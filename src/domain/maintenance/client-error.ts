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

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** What an address was asked for with, up to the line and column of a stack. */
const PARAMETERS = /(?<=[a-z]+:\/\/\S*|\/[\w.-]*)[?#][^\s:)]*/gi;
/** Nothing of ours that is not secret is so long in one piece. */
const SECRET = /[\w-]{40,}/g;

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
  return maskPhones(text.replace(PARAMETERS, ''))
    .replace(EMAIL, '…@…')
    .replace(SECRET, '…')
    .replace(/\0/g, '');
}
