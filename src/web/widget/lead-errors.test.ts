import { expect, it } from 'vitest';
import { WidgetApplicationInput } from '#contract/lead.ts';
import { leadErrors } from './lead-errors.ts';

const figures = { amount: 1, price: 1, interest: 0.06, years: 20, initialPayment: 0.3, agreement: true };

it.each([
  { name: '', phone: '' },
  { name: '  ', phone: '+7 (' },
  { name: 'Анна', phone: '+7 (999' },
  { name: 'я'.repeat(101), phone: '+7 (999) 123-45-67' },
  { name: 'Анна', phone: '+7 (999) 123-45-67' },
])('says of %j what the server would', (fields) => {
  const { error } = WidgetApplicationInput.safeParse({ ...fields, ...figures });
  const firsts = Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  );
  expect(leadErrors(fields)).toEqual(firsts);
});
