import { z } from 'zod';

const KINDS: Partial<Record<string, string>> = {
  string: 'строка',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  object: 'объект',
  record: 'объект',
  array: 'список',
  date: 'дата',
};

const { localeError } = z.locales.ru();

// Issues without words of their own speak the language of the interface; the names of kinds the library leaves English.
z.config({
  localeError: (issue) => {
    const kind = issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined;
    return kind === undefined ? localeError(issue) : `Здесь ожидается ${kind}`;
  },
});
