import { z } from 'zod';
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

/** Any call may get these from the web server, before its key is looked at. */
const BEFORE_ALL = {
  405: 'Такого метода у адреса нет; какие есть, говорит Allow',
  413: 'Тело запроса больше 1 МБ',
  414: 'Адрес запроса слишком длинный',
  431: 'Заголовки запроса больше 16 КБ',
} as const;

const ALWAYS = ['LIMIT', 'UNAVAILABLE', 'INTERNAL'] as const;
const WITH_KEY = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;

type Refusal = Exclude<keyof typeof REFUSALS, (typeof ALWAYS | typeof WITH_KEY)[number]>;

/** Refusals of one call, worded as above or in its own words. */
type Refusals = readonly Refusal[] | Partial<Record<Refusal, string>>;

/** Describes a call with a key: its text, its envelope and its refusals. */
export function operation<Data extends z.ZodType>(
  tag: string,
  text: OperationText,
  data: Data,
  refusals: Refusals = [],
) {
  return {
    ...described(tag, text, { 200: successOf(data).describe('Ответ') }, [...WITH_KEY, ...ALWAYS], refusals),
    security: [{ apiKey: [] }],
  };
}

/** Describes a call with a key that answers with status 204 and no body. */
export function bodilessOperation(tag: string, text: OperationText, refusals: Refusals) {
  return {
    ...described(
      tag,
      text,
      { 204: z.null().describe('Сделано; тела нет') },
      [...WITH_KEY, ...ALWAYS],
      refusals,
    ),
    security: [{ apiKey: [] }],
  };
}

/** Describes a call that needs no key. */
export function openOperation<Data extends z.ZodType>(
  tag: string,
  text: OperationText,
  data: Data,
  refusals: Refusals = [],
) {
  const open = described(tag, text, { 200: successOf(data).describe('Ответ') }, ALWAYS, refusals);
  return { ...open, security: [] };
}

function described<Success>(
  tag: string,
  text: OperationText,
  success: Success,
  always: readonly (keyof typeof REFUSALS)[],
  refusals: Refusals,
) {
  const own: Partial<Record<Refusal, string>> = Array.isArray(refusals)
    ? Object.fromEntries(refusals.map((code) => [code, REFUSALS[code as Refusal]]))
    : refusals;
  const words = { ...Object.fromEntries(always.map((code) => [code, REFUSALS[code]])), ...own };
  const byMeaning = Object.entries(words).map(([code, description]) => [
    ERROR_CODES[code as keyof typeof REFUSALS].status,
    description,
  ]);
  const failures = [...byMeaning, ...Object.entries(BEFORE_ALL)].map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: Failure } } },
  ]);
  const response = { ...success, ...Object.fromEntries(failures) };
  return { tags: [tag], ...text, response: response as Success };
}
