import type { z } from 'zod';
import { Failure, successOf } from '#contract/ipo-calc/envelope.ts';
import { ERROR_CODES } from '../errors.ts';

export interface OperationText {
  /** Unique in the whole description; clients' generators name their functions by it. */
  operationId: string;
  summary: string;
  description?: string;
}

const REFUSALS = {
  INVALID: 'Вход не прошёл проверку',
  UNAUTHENTICATED: 'Ключа нет, он неизвестен или истёк',
  FORBIDDEN: 'Ключ не для этой службы или не для этого сайта',
  CONFLICT: 'Тот же Idempotency-Key с другими данными',
  NOT_FOUND: 'Такого предложения нет или ключ его не видит',
  LIMIT: 'Слишком часто; Retry-After говорит, сколько секунд ждать',
  UNAVAILABLE: 'Сервис перегружен или база недоступна; Retry-After говорит, когда повторить',
  INTERNAL: 'Наша ошибка',
} as const;

/** What any call may be refused with, and what any call with a key besides. */
const ALWAYS = ['LIMIT', 'UNAVAILABLE', 'INTERNAL'] as const;
const WITH_KEY = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;

type Refusal = Exclude<keyof typeof REFUSALS, (typeof ALWAYS | typeof WITH_KEY)[number]>;

/** The part of a route's schema that every call with a key shares: its words, its envelope and its refusals. */
export function operation<Data extends z.ZodType>(
  tag: string,
  text: OperationText,
  data: Data,
  refusals: readonly Refusal[] = [],
) {
  return {
    ...described(tag, text, data, [...WITH_KEY, ...ALWAYS, ...refusals]),
    security: [{ apiKey: [] }],
  };
}

/** The same of a call that anyone may make. */
export function openOperation<Data extends z.ZodType>(
  tag: string,
  text: OperationText,
  data: Data,
  refusals: readonly Refusal[] = [],
) {
  return described(tag, text, data, [...ALWAYS, ...refusals]);
}

function described<Data extends z.ZodType>(
  tag: string,
  text: OperationText,
  data: Data,
  refusals: readonly (keyof typeof REFUSALS)[],
) {
  const failures = refusals.map((code) => [
    ERROR_CODES[code].status,
    { description: REFUSALS[code], content: { 'application/json': { schema: Failure } } },
  ]);
  const response = { 200: successOf(data).describe('Ответ'), ...Object.fromEntries(failures) };
  return {
    tags: [tag],
    ...text,
    response: response as { 200: ReturnType<typeof successOf<Data>> },
  };
}
