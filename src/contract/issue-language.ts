import { z } from 'zod';
import { plural } from '#domain/text/plural.ts';

/** An issue before it has a message; `input` is the rejected value. */
type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Partial<Record<string, string>> = {
  string: 'строка',
  number: 'число',
  int: 'целое число',
  bigint: 'целое число',
  boolean: 'true или false',
  object: 'объект',
  record: 'объект',
  map: 'объект',
  array: 'список',
  tuple: 'список',
  set: 'список',
  date: 'дата',
  file: 'файл',
};

const FORMATS: Partial<Record<string, string>> = {
  email: 'Введите действительный email',
  url: 'Введите корректный URL',
  uuid: 'Здесь ожидается UUID',
  guid: 'Здесь ожидается UUID',
  date: 'Здесь ожидается дата вида 2026-12-31',
  datetime: 'Здесь ожидается момент вида 2026-12-31T23:59:59Z',
  time: 'Здесь ожидается время вида 23:59',
};

/** The units in which the length of a value is counted, in the genitive singular and plural. */
const COUNTED: Partial<Record<string, readonly [one: string, many: string]>> = {
  string: ['символа', 'символов'],
  array: ['элемента', 'элементов'],
  set: ['элемента', 'элементов'],
  map: ['элемента', 'элементов'],
  object: ['поля', 'полей'],
  file: ['байта', 'байт'],
};

const MOST_NAMED = 10;
const MOST_LETTERS = 40;

/** Sets Russian messages for all issues without their own, on both sides of the wire. */
z.config({ localeError: messageOf });

function messageOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected];
      return kind === undefined ? 'Здесь ожидается другое значение' : `Здесь ожидается ${kind}`;
    }
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Значение записано не так, как нужно';
    case 'invalid_value':
      return issue.values.length === 1
        ? `Здесь ожидается ${quoted(issue.values)}`
        : `Неверный вариант: ожидается одно из ${quoted(issue.values)}`;
    case 'too_big':
      return issue.exact
        ? exactly(issue.maximum, issue.origin)
        : bound(
            issue.inclusive ? ['Не больше', 'Не позже'] : ['Меньше', 'Раньше'],
            issue.maximum,
            issue.origin,
          );
    case 'too_small':
      if (issue.exact) return exactly(issue.minimum, issue.origin);
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'Это обязательное поле';
      return bound(
        issue.inclusive ? ['Не меньше', 'Не раньше'] : ['Больше', 'Позже'],
        issue.minimum,
        issue.origin,
      );
    case 'not_multiple_of':
      return `Число должно делиться на ${numberText(issue.divisor)}`;
    case 'unrecognized_keys':
      return `${plural(issue.keys.length, 'Лишнее поле', 'Лишние поля', 'Лишние поля')}: ${quoted(issue.keys)}`;
    case 'invalid_key':
      return 'Такого имени поля быть не может';
    default:
      return 'Неверное значение';
  }
}

function bound(
  words: readonly [count: string, moment: string],
  limit: number | bigint | Date,
  origin: string,
) {
  const [count, moment] = words;
  if (origin === 'date') return `${moment} ${new Date(Number(limit)).toISOString().slice(0, 10)}`;
  return `${count} ${amount(limit, origin)}`;
}

function exactly(limit: number | bigint | Date, origin: string): string {
  return `Нужно ровно ${amount(limit, origin)}`;
}

/** Gives the genitive that stands after «не больше»: «1 символа», «21 символа», «5 символов». */
function amount(limit: number | bigint | Date, origin: string): string {
  const [one, many] = COUNTED[origin] ?? [];
  const text = numberText(limit);
  return one && many ? `${text} ${plural(Number(limit), one, many, many)}` : text;
}

function numberText(value: number | bigint | Date): string {
  return String(typeof value === 'bigint' ? value : Number(value)).replace('.', ',');
}

/** Quotes rejected values in a shortened form, because they may be of any length. */
function quoted(values: readonly unknown[]): string {
  const named = values.slice(0, MOST_NAMED).map((value) => `«${String(value).slice(0, MOST_LETTERS)}»`);
  return named.join(', ') + (values.length > MOST_NAMED ? ' и другие' : '');
}
