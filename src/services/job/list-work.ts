import type { WithPage } from '#contract/admin-list.ts';
import type { WorkList, WorkListInput } from '#contract/work.ts';
import { countWork, listWork as listRows } from '#db/queries/job/outbox.ts';
import { WORK_STATES, type WorkState } from '#domain/job/work-state.ts';
import { WORK_TITLES, workFacts, workTitle } from '#domain/job/work-words.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';

/** Background work that is promised and not done, with how much stands in each state. Errors: FORBIDDEN. */
export async function listWork(
  ctx: ServiceContext,
  { text, state, sort, page }: WithPage<WorkListInput>,
): Promise<WorkList> {
  requirePermission(ctx, 'adminAmen', 'r');
  const asked = { text, topics: topicsNamed(text) };
  const counts = await countWork(ctx.db, asked);
  const states: readonly WorkState[] = state ? [state] : WORK_STATES;
  const total = states.reduce((sum, one) => sum + counts[one], 0);
  const window = pageWindow(ctx, total, page);
  const rows = await listRows(ctx.db, { ...asked, state, sort, ...window.rows });
  return {
    rows: rows.map((row) => ({
      id: row.id,
      topic: row.topic,
      title: workTitle(row.topic),
      state: row.state,
      facts: workFacts(row.payload),
      attempts: row.attempts,
      lastError: row.lastError,
      createdAt: row.createdAt,
      at: row.at,
    })),
    counts,
    ...window.shown,
  };
}

/** Topics that the console calls by words with the text in them. */
function topicsNamed(text: string): string[] {
  if (text === '') return [];
  const sought = text.toLocaleLowerCase('ru');
  return Object.keys(WORK_TITLES).filter((topic) =>
    workTitle(topic).toLocaleLowerCase('ru').includes(sought),
  );
}
