import { z } from 'zod';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A number, or a text of one as people type it: spaces of any kind between digits, a comma for the point. */
export const LooseNumber = z.union([z.number(), z.string().max(40)]).transform((value, context) => {
  if (typeof value === 'number') return value;
  const text = value.replace(/\s/g, '').replace(',', '.');
  if (NUMBER.test(text)) return Number(text);
  context.addIssue({ code: 'custom', message: 'Ожидается число' });
  return z.NEVER;
});
