import { z } from 'zod';
import { MAX_ID } from '#domain/catalog/filters/filter-limits.ts';
import { LINE_PATTERN } from '#domain/text/line-pattern.ts';
import { LINES_PATTERN } from '#domain/text/lines-pattern.ts';
import { visibleText } from '#domain/text/visible-text.ts';

export const REQUIRED = 'Это обязательное поле';
export const NAME_TAKEN = 'Такое имя уже существует';
export const EMAIL_INVALID = 'Введите действительный email';
export const URL_INVALID = 'Введите корректный URL';

export const RecordId = z.number().int().min(1).max(MAX_ID);

export const OneRecord = z.object({ id: RecordId });

/** A single line of at most so many characters, which may be empty; invisible characters are dropped. */
export function line(maxLength: number, tooLong = `Не больше ${maxLength} символов`) {
  return z
    .string({ error: REQUIRED })
    .overwrite(visibleText)
    .trim()
    .max(maxLength, { error: tooLong })
    .regex(LINE_PATTERN, { error: 'Строка содержит недопустимые символы' });
}

/** A single line that is not empty. */
export function requiredLine(maxLength: number) {
  return line(maxLength).min(1, { error: REQUIRED });
}

/** A text of several lines, which may be empty. */
export function lines(maxLength: number) {
  return z
    .string({ error: REQUIRED })
    .trim()
    .max(maxLength, { error: `Не больше ${maxLength} символов` })
    .regex(LINES_PATTERN, { error: 'Текст содержит недопустимые символы' });
}

/** Refuses what a list already names, capitals aside: the later one bears the error, at its field `field`. */
export function refuseTwins<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  field: string & keyof Item,
  context: z.RefinementCtx,
  path: readonly (string | number)[] = [],
): void {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const name = nameOf(item).trim().toLowerCase();
    if (name !== '' && seen.has(name)) {
      context.addIssue({ code: 'custom', path: [...path, index, field], message: NAME_TAKEN });
    }
    seen.add(name);
  }
}

/**
 * The record as the form was opened with, so that what others changed meanwhile in other fields stays. One that the form
 * would not take today tells nothing.
 */
export function seen<Schema extends z.ZodType>(form: Schema) {
  return form.optional().catch(undefined);
}
