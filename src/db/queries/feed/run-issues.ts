import { asc, eq, sql } from 'drizzle-orm';
import type { IssueSeverity } from '#domain/feed/issue.ts';
import type { Db } from '../../client.ts';
import { feedRunIssues } from '../../schema/feed.ts';

/** One rule that rows of a run broke. */
export interface IssueRule {
  severity: IssueSeverity;
  field: string | null;
  expected: string;
}

export interface IssueRow {
  seq: number;
  /** Line of the file, from 1. */
  line: number | null;
  object: string | null;
  value: string | null;
  /** The flat the feed calls so, where it came into the catalogue. */
  flatId: number | null;
}

export interface IssueGroup extends IssueRule {
  count: number;
  rows: IssueRow[];
}

const MAX_GROUPS = 100;

/**
 * Issues of a run by the rule they broke, rejections first, warnings last, and the most frequent first; `rows` of each.
 */
export async function listIssueGroups(db: Db, runId: number, rows: number): Promise<IssueGroup[]> {
  const { rows: found } = await db.execute(sql`
    WITH ranked AS (
      SELECT issue.*, row_number() OVER rule AS place, count(*) OVER (PARTITION BY severity, field, expected)::int AS count
      FROM feed_run_issues issue WHERE run_id = ${runId}
      WINDOW rule AS (PARTITION BY severity, field, expected ORDER BY seq)
    )
    SELECT severity, field, expected, count, json_agg(json_build_object('seq', seq, 'line', line, 'object', object,
      'value', value, 'flatId', ${FLAT_ID}) ORDER BY seq) AS rows
    FROM ranked WHERE place <= ${rows}
    GROUP BY severity, field, expected, count
    ORDER BY array_position(ARRAY['error', 'doubt', 'warning'], severity), count DESC, min(seq) LIMIT ${MAX_GROUPS}`);
  return found as unknown as IssueGroup[];
}

/** More rows of one group, in the order of the file. */
export async function listIssueRows(
  db: Db,
  { runId, severity, field, expected }: IssueRule & { runId: number },
  { limit, offset }: { limit: number; offset: number },
): Promise<IssueRow[]> {
  const { rows } = await db.execute(sql`
    SELECT seq, line, object, value, ${FLAT_ID} AS "flatId" FROM feed_run_issues ranked
    WHERE run_id = ${runId} AND severity = ${severity} AND field IS NOT DISTINCT FROM ${field} AND expected = ${expected}
    ORDER BY seq LIMIT ${limit} OFFSET ${offset}`);
  return rows as unknown as IssueRow[];
}

const FLAT_ID = sql`(SELECT entry.object_id FROM feed_runs JOIN feed_objects entry
  ON entry.feed_id = feed_runs.feed_id AND entry.kind = 'flat' AND entry.external_id = ranked.object
  WHERE feed_runs.id = ranked.run_id)`;

export type RunIssue = typeof feedRunIssues.$inferSelect;

export function listRunIssues(db: Db, runId: number): Promise<RunIssue[]> {
  return db
    .select()
    .from(feedRunIssues)
    .where(eq(feedRunIssues.runId, runId))
    .orderBy(asc(feedRunIssues.seq));
}
