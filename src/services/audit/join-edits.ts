import type { z } from 'zod';
import { fieldWords } from '#domain/audit/edit-sentence.ts';
import { mergeEdits } from '#domain/audit/merge-edits.ts';
import { AppError } from '#domain/errors.ts';

interface Edits<Thing> {
  /** The record as the form was opened with; without it the edit is taken whole. */
  from: Thing | undefined;
  mine: Thing;
  theirs: Thing;
}

/**
 * Joins an edit with what others have changed since it was begun, so that nothing of either is lost. Errors: CONFLICT,
 * naming the fields that both changed, and when what both made is nothing the form would take.
 */
export function joinEdits<Thing extends object>(
  form: z.ZodType<Thing>,
  { from, mine, theirs }: Edits<Thing>,
): Thing {
  if (from === undefined) return mine;
  const { merged, clashes } = mergeEdits({ from, mine, theirs });
  if (clashes.length > 0) throw changedMeanwhile(clashes.map(fieldWords).join(', '));
  const read = form.safeParse(merged);
  if (!read.success) throw changedMeanwhile(read.error.issues[0]!.message);
  return read.data;
}

function changedMeanwhile(what: string): AppError {
  return new AppError(
    'CONFLICT',
    `Пока вы\u00a0правили, запись изменил другой человек: ${what}. Откройте её заново, введённое останется черновиком`,
  );
}
