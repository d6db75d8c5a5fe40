import type { AuditEntryShown } from '#contract/audit.ts';

/** So many edits of one kind in a row are a flood. */
const FLOOD = 4;

/** Edits next to each other that one person made to things of one kind in one way. */
export interface EditsInARow {
  first: AuditEntryShown;
  /** The others, where they are so many that they fold. */
  folded: readonly AuditEntryShown[];
}

/** Folds floods of edits: what one person did to many things of a kind at once stands as one. */
export function foldEdits(edits: readonly AuditEntryShown[]): EditsInARow[] {
  const rows: AuditEntryShown[][] = [];
  for (const edit of edits) {
    const last = rows.at(-1);
    if (last && kindOf(last[0]!) === kindOf(edit)) last.push(edit);
    else rows.push([edit]);
  }
  return rows.flatMap((row) => {
    const [first, ...folded] = row;
    return row.length < FLOOD ? row.map((one) => ({ first: one, folded: [] })) : [{ first: first!, folded }];
  });
}

function kindOf({ user, entity, before, after }: AuditEntryShown): string {
  const way = before === null ? 'made' : after === null ? 'removed' : Object.keys(after).join();
  return `${user?.id} ${entity} ${way}`;
}
