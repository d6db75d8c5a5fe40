import { fieldWords } from '#domain/audit/edit-sentence.ts';
import { mergeEdits } from '#domain/audit/merge-edits.ts';
import { AppError } from '#domain/errors.ts';

/**
 * Joins an edit with what others have changed since it was begun, so that nothing of either is lost. Errors: CONFLICT,
 * naming the fields that both changed.
 */
export function joinEdits<Thing extends object>(edits: { from: Thing; mine: Thing; theirs: Thing }): Thing {
  const { merged, clashes } = mergeEdits(edits);
  if (clashes.length === 0) return merged;
  throw new AppError(
    'CONFLICT',
    `Пока вы\u00a0правили, это изменил другой человек: ${clashes.map(fieldWords).join(', ')}. Откройте запись заново: введённое останется черновиком`,
  );
}
