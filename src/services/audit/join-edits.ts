import type { z } from 'zod';
import type { Db } from '#db/client.ts';
import { findLastEditor } from '#db/queries/audit/audit-entries.ts';
import type { Audited } from '#domain/audit/audited.ts';
import type { Fields } from '#domain/audit/changed-fields.ts';
import { meanwhileSentence } from '#domain/audit/edit-sentence.ts';
import { mergeEdits } from '#domain/audit/merge-edits.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';

interface Edits<Thing> {
  entity: Audited;
  id: number;
  form: z.ZodType<Thing>;
  /** The record as the form was opened with; without it the edit is taken whole. */
  from: Thing | undefined;
  mine: Thing;
  /** The record as it is kept, held for the transaction. */
  theirs: Thing;
}

/**
 * Joins an edit with what others have changed since it was begun, so that nothing of either is lost. Errors: CONFLICT,
 * saying who changed what of the fields that both changed, and when what both made is nothing the form would take.
 */
export async function joinEdits<Thing extends object>(
  ctx: ServiceContext,
  tx: Db,
  { entity, id, form, from, mine, ...known }: Edits<Thing>,
): Promise<Thing> {
  if (from === undefined) return mine;
  // Tables may hold what a form writes in another way.
  const theirs = form.safeParse(known.theirs).data ?? known.theirs;
  const { merged, clashes } = mergeEdits({ from, mine, theirs });
  const read = form.safeParse(merged);
  if (clashes.length === 0 && read.success) return read.data;
  const by = await editorName(ctx, tx, { entity, entityId: String(id), fields: clashes });
  const chosen = (thing: object) =>
    Object.fromEntries(clashes.map((name) => [name, (thing as Fields)[name]]));
  const what =
    clashes.length > 0
      ? meanwhileSentence({ by, entity, before: chosen(from), after: chosen(theirs) })
      : `запись изменил другой человек (${by}), и\u00a0с\u00a0вашей правкой она не\u00a0сходится: ${read.error!.issues[0]!.message}`;
  throw new AppError(
    'CONFLICT',
    `Пока вы\u00a0правили, ${what}. Откройте запись заново: введённое останется черновиком`,
  );
}

async function editorName(
  { actor }: ServiceContext,
  tx: Db,
  edited: Parameters<typeof findLastEditor>[1],
): Promise<string> {
  const editor = await findLastEditor(tx, edited);
  if (!editor?.id) return 'оператор';
  if (actor.kind === 'user' && actor.id === editor.id) return 'другой человек с\u00a0вашим входом';
  return editor.name || `пользователь №\u00a0${editor.id}`;
}
