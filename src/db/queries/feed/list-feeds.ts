import { type SQL, sql } from 'drizzle-orm';
import type { FeedFacts, FeedRunFacts } from '#domain/feed/feed-facts.ts';
import { FEED_STATES, type FeedState, FRESH_HOURS } from '#domain/feed/feed-state.ts';
import type { ListSort, SortColumn } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { LIVE_RUNS, RUN_DIED } from './runs.ts';
import { twinQuestionsOf } from './twin-questions.ts';

export interface FeedListQuery {
  now: Date;
  /** A part of the feed's name, the client's name or the source. */
  text?: string | undefined;
  states?: readonly FeedState[] | undefined;
  clientCompanyId?: number | undefined;
  id?: number | undefined;
}

export interface FeedRow extends FeedFacts {
  clientCompanyId: number;
  client: string;
  /** A run is asked for, or work on it was taken up and has no run to show yet. */
  isPromised: boolean;
  /** The newest run that read the feed; only its held withdrawals can be decided. */
  decidableRunId: number | null;
  liveRun: { id: number; progress: number; startedAt: Date } | null;
  lastRun: FeedRunFacts | null;
  /** Counts the pairs of places of two clients that wait for a decision. */
  twinQuestions: number;
}

const STRIP_LENGTH = 14;

interface FeedPage extends FeedListQuery {
  sort?: ListSort<'feeds'> | undefined;
  limit: number;
  offset: number;
}

const STATE_PLACE = sql`array_position(${sqlTexts(FEED_STATES)}, state)`;

const SORTED_BY: Record<SortColumn<'feeds'>, SQL> = {
  name: sql`lower(name)`,
  source: sql`source`,
  everyHours: sql`"everyHours"`,
  state: STATE_PLACE,
  startedAt: sql`("lastRun"->>'startedAt')::timestamptz`,
  durationMs: ofLastRun('durationMs'),
  offers: ofLastRun('offers'),
  created: ofLastRun('created'),
  changed: ofLastRun('changed'),
  withdrawn: ofLastRun('withdrawn'),
  rejected: ofLastRun('rejected'),
};

/** Lists a page of feeds; without another order those that need a person first, then by name. */
export async function listFeeds(db: Db, query: FeedPage): Promise<FeedRow[]> {
  const { rows } = await db.execute(sql`
    WITH ${overview(query)}
    SELECT shown.*, ${twinQuestionsOf(sql`shown.id`)} AS "twinQuestions",
      (SELECT coalesce(json_agg(mark ORDER BY id), '[]') FROM (
        SELECT id, CASE status WHEN 'held' THEN 'held' WHEN 'failed' THEN 'failed' WHEN 'running' THEN 'failed' ELSE 'passed' END AS mark
        FROM feed_runs WHERE feed_id = shown.id AND id NOT IN (SELECT id FROM live)
        ORDER BY id DESC LIMIT ${STRIP_LENGTH}) runs) AS strip
    FROM shown ${whereStates(query.states)}
    ORDER BY ${orderedBy(query.sort, SORTED_BY, sql`${STATE_PLACE}, lower(name), id`)}
    LIMIT ${query.limit} OFFSET ${query.offset}`);
  return rows.map(rowOf);
}

/** Counts the feeds in each state, ignoring `states` of the query. */
export async function countFeedStates(db: Db, query: FeedListQuery): Promise<Record<FeedState, number>> {
  const { rows } = await db.execute(sql`
    WITH ${overview(query)} SELECT state, count(*)::int AS count FROM shown GROUP BY state`);
  const counts = new Map(rows.map((row: Record<string, unknown>) => [row.state, row.count as number]));
  return Object.fromEntries(FEED_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    FeedState,
    number
  >;
}

function overview({ now, text, clientCompanyId, id }: FeedListQuery): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`live AS MATERIALIZED (
      SELECT runs.id, runs.feed_id, runs.progress, runs.started_at FROM ${LIVE_RUNS} held
      JOIN feed_runs runs ON runs.id = held.id WHERE runs.status = 'running'
    ), taken AS MATERIALIZED (
      SELECT (payload->>'feedId')::int AS feed_id FROM outbox
      WHERE topic = 'run-feed' AND attempts > 0 AND queued_at IS NOT NULL AND done_at IS NULL AND dead_at IS NULL
    ), shown AS (
      SELECT feeds.id, feeds.name, feeds.client_company_id AS "clientCompanyId", companies.name AS client,
        feeds.format, feeds.dialect, feeds.source,
        CASE WHEN feeds.sealed_url IS NOT NULL THEN 'url' WHEN feeds.file_id IS NOT NULL THEN 'file' ELSE 'command' END
          AS "sourceKind",
        feeds.every_hours AS "everyHours", feeds.next_run_at AS "nextRunAt", feeds.enabled,
        feeds.halted_at AS "haltedAt",
        promised.here AS "isPromised", feeds.confirmed_at AS "confirmedAt",
        held.count AS "heldFlats", doubtful.count AS "doubtfulFlats",
        unplaced.count AS "unplacedHouses", answered.id AS "decidableRunId",
        (SELECT json_build_object('id', id, 'progress', progress, 'startedAt', started_at)
          FROM live WHERE live.feed_id = feeds.id ORDER BY id DESC LIMIT 1) AS "liveRun",
        CASE WHEN last.id IS NOT NULL THEN json_build_object('id', last.id, 'startedAt', last.started_at,
          'durationMs', last.duration_ms, 'status', last.status, 'offers', last.offers,
          'created', last.created, 'changed', last.changed, 'unchanged', last.unchanged, 'withdrawn', last.withdrawn,
          'rejected', last.rejected, 'doubtful', last.doubtful,
          'warnings', last.warnings, 'message', last.message) END AS "lastRun",
        CASE WHEN feeds.removed_at IS NOT NULL THEN 'removed'
          WHEN NOT feeds.enabled THEN 'off'
          WHEN promised.here OR EXISTS (SELECT FROM live WHERE live.feed_id = feeds.id) THEN 'running'
          WHEN feeds.halted_at IS NOT NULL THEN 'held'
          WHEN last.status IN ('failed', 'running') THEN 'failed'
          WHEN held.count + doubtful.count + unplaced.count > 0 THEN 'held'
          WHEN feeds.confirmed_at IS NULL THEN 'new'
          WHEN feeds.confirmed_at < ${moment} - ${FRESH_HOURS} * interval '1 hour' THEN 'stale'
          ELSE 'fresh' END AS state
      FROM feeds
      JOIN companies ON companies.id = feeds.client_company_id
      LEFT JOIN LATERAL (
        SELECT * FROM feed_runs WHERE feed_id = feeds.id AND id NOT IN (SELECT id FROM live) ORDER BY id DESC LIMIT 1
      ) last ON true
      LEFT JOIN LATERAL (
        SELECT id FROM feed_runs WHERE feed_id = feeds.id AND status NOT IN ('running', 'failed') ORDER BY id DESC LIMIT 1
      ) answered ON true
      CROSS JOIN LATERAL (
        SELECT feeds.queued_at IS NOT NULL OR EXISTS (SELECT FROM taken WHERE taken.feed_id = feeds.id) AS here
      ) promised
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count FROM feed_objects
        WHERE feed_id = feeds.id AND kind = 'flat' AND missing_since IS NOT NULL AND withdrawn_at IS NULL
      ) held
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count FROM doubtful_flats WHERE feed_id = feeds.id AND verdict IS NULL
      ) doubtful
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count FROM feed_places WHERE feed_id = feeds.id AND house_id IS NULL AND NOT is_told
      ) unplaced
      WHERE ${id === undefined ? sql`true` : sql`feeds.id = ${id}`}
        AND ${clientCompanyId === undefined ? sql`true` : sql`feeds.client_company_id = ${clientCompanyId}`}
        AND ${holdsText(text, sql`feeds.name`, sql`companies.name`, sql`feeds.source`) ?? sql`true`}
    )`;
}

function whereStates(states: readonly FeedState[] | undefined): SQL {
  return states === undefined ? sql`` : sql`WHERE state = ANY(${sqlTexts(states)})`;
}

function ofLastRun(count: keyof FeedRunFacts): SQL {
  return sql.raw(`("lastRun"->>'${count}')::int`);
}

function sqlTexts(texts: readonly string[]): SQL {
  return sql`ARRAY[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}

/** Without a schema, the driver gives moments as text. */
function rowOf(row: Record<string, unknown>): FeedRow {
  const found = row as unknown as FeedRow;
  const { liveRun, lastRun } = found;
  return {
    ...found,
    nextRunAt: momentOf(found.nextRunAt),
    haltedAt: momentOf(found.haltedAt),
    confirmedAt: momentOf(found.confirmedAt),
    liveRun: liveRun && { ...liveRun, startedAt: new Date(liveRun.startedAt) },
    lastRun: lastRun && {
      ...lastRun,
      startedAt: new Date(lastRun.startedAt),
      // A running run that nobody holds has died with its process.
      ...((lastRun.status as string) === 'running' && { status: 'failed', message: RUN_DIED }),
    },
  };
}

function momentOf(value: Date | string | null): Date | null {
  return value === null ? null : new Date(value);
}
