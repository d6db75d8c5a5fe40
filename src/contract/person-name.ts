import { z } from 'zod';

/** A first name as it may be saved: empty says the question was skipped. */
export const OptionalPersonName = z
  .string()
  .trim()
  .max(100, { error: 'Имя не должно быть длиннее 100 символов' })
  // Control characters and halves of broken pairs: no database keeps them as they came.
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Имя содержит недопустимые символы' })
  .regex(/^\D*$/, { error: 'Имя не должно содержать цифр' })
  .regex(/^\S*$/, { error: 'Имя не должно содержать пробелов' });

/** A first name as the form asks for it. */
export const PersonName = OptionalPersonName.min(1, { error: 'Введите имя, либо пропустите этот шаг' });

export type PersonName = z.infer<typeof PersonName>;
