import type { IssueGroupShown, IssueRowShown } from '#contract/feed.ts';
import { type IssueRule, listIssueGroups, listIssueRows } from '#db/queries/feed/run-issues.ts';
import { findRun } from '#db/queries/feed/runs.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const FIRST_ROWS = 20;
const MORE_ROWS = 100;

/** Lists the issues of a run by the rule that was broken, with the first rows of each. Errors: NOT_FOUND. */
export async function listRunIssues(ctx: ServiceContext, runId: number): Promise<IssueGroupShown[]> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const groups = await listIssueGroups(ctx.db, await readingRunOf(ctx, runId), FIRST_ROWS);
  return groups.map(({ severity, field, expected, count, rows }) => ({
    severity,
    field,
    expected,
    count,
    rows: rows.map(presentRow),
  }));
}

export async function listRunIssueRows(
  ctx: ServiceContext,
  rule: IssueRule & { runId: number; startFrom: number },
): Promise<IssueRowShown[]> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const runId = await readingRunOf(ctx, rule.runId);
  const rows = await listIssueRows(ctx.db, { ...rule, runId }, { limit: MORE_ROWS, offset: rule.startFrom });
  return rows.map(presentRow);
}

/** The run that read the file this run was about: the server may have said that it is the same. */
async function readingRunOf(ctx: ServiceContext, runId: number): Promise<number> {
  const run = await findRun(ctx.db, runId);
  if (!run) throw new AppError('NOT_FOUND', `Прогона ${runId} нет`);
  return run.sameAsRunId ?? runId;
}

function presentRow({ seq, line, object, value, flatId }: IssueRowShown): IssueRowShown {
  return { seq, line, object, value, flatId };
}
