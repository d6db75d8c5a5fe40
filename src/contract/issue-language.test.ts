import { expect, it } from 'vitest';
import { z } from 'zod';
import './issue-language.ts';

it.each([
  [z.object({}), undefined, 'Здесь ожидается объект'],
  [z.object({}), ['a'], 'Здесь ожидается объект'],
  [z.string(), 5, 'Здесь ожидается строка'],
  [z.number(), '5', 'Здесь ожидается число'],
  [z.int(), 1.5, 'Здесь ожидается целое число'],
  [z.boolean(), 'yes', 'Здесь ожидается true или false'],
  [z.array(z.string()), {}, 'Здесь ожидается список'],
  [z.string({ error: 'Это обязательное поле' }), null, 'Это обязательное поле'],
])('%# a value of the wrong kind is refused in Russian', (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message);
});

it('leaves the rest to the library', () => {
  const [issue] = z.enum(['a', 'b']).safeParse('c').error!.issues;
  expect(issue!.message).toMatch(/^Неверный вариант/);
});
