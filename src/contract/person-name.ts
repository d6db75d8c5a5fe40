import { z } from 'zod';
import { LINE_PATTERN } from '#domain/text/line-pattern.ts';
import { visibleText } from '#domain/text/visible-text.ts';

/** A first name as it may be saved: empty says the question was skipped. */
export const OptionalPersonName = z
  .string()
  .overwrite(visibleText)
  .trim()
  .max(100, { error: 'Имя не должно быть длиннее 100 символов' })
  .regex(LINE_PATTERN, { error: 'Имя содержит недопустимые символы' })
  .regex(/^\D*$/, { error: 'Имя не должно содержать цифр' })
  .regex(/^\S*$/, { error: 'Имя не должно содержать пробелов' });

/** A first name as the form asks for it. */
export const PersonName = OptionalPersonName.min(1, { error: 'Введите имя, либо пропустите этот шаг' });

export type PersonName = z.infer<typeof PersonName>;
