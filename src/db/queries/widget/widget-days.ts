import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { OTHER_PAGES } from '#domain/widget/widget-figures.ts';
import { type Db, inTransaction } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { leads } from '../../schema/lead.ts';
import { widgetDays } from '../../schema/widget-day.ts';

export type WidgetDayRow = typeof widgetDays.$inferSelect;

const WIDGET_DAYS_LOCK = 7_301_033;

/**
 * Adds counts to those of their days. Of a key and a day so many pages are told apart, those counted first; the others
 * are one. Counts of keys and clients that are gone are dropped. Nodes that add at once wait for one another.
 */
export async function addWidgetDays(
  db: Db,
  counts: readonly WidgetDayRow[],
  { mostPages }: { mostPages: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${WIDGET_DAYS_LOCK})`);
    await tx.execute(sql`
      WITH given AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
          AS one("clientCompanyId" int, day date, "keyId" int, page text, shown int, counted int)
        WHERE EXISTS (SELECT FROM api_keys WHERE id = one."keyId")
          AND EXISTS (SELECT FROM companies WHERE id = one."clientCompanyId")
      ), known AS (
        SELECT given.*, days.page IS NOT NULL OR given.page = ${OTHER_PAGES} AS is_known,
          (SELECT count(*) FROM widget_days d WHERE d.client_company_id = given."clientCompanyId"
            AND d.day = given.day AND d.key_id = given."keyId") AS pages
        FROM given LEFT JOIN widget_days days ON days.client_company_id = given."clientCompanyId"
          AND days.day = given.day AND days.key_id = given."keyId" AND days.page = given.page
      ), ranked AS (
        SELECT *, pages + row_number() OVER (
          PARTITION BY "clientCompanyId", day, "keyId", is_known ORDER BY shown DESC, page) AS place FROM known
      )
      INSERT INTO widget_days (client_company_id, day, key_id, page, shown, counted)
      SELECT "clientCompanyId", day, "keyId",
        CASE WHEN is_known OR place <= ${mostPages} THEN page ELSE ${OTHER_PAGES} END AS kept,
        sum(shown), sum(counted)
      FROM ranked GROUP BY "clientCompanyId", day, "keyId", kept
      ON CONFLICT (client_company_id, day, key_id, page) DO UPDATE
      SET shown = widget_days.shown + excluded.shown, counted = widget_days.counted + excluded.counted`);
  });
}

/** Lists how often widgets of a client were shown and used since a day, by day and page, the newest day first. */
export function listWidgetDays(db: Db, clientId: number, from: IsoDate) {
  const { day, page, shown, counted } = widgetDays;
  return db
    .select({
      day,
      page,
      shown: sql<number>`sum(${shown})::int`,
      counted: sql<number>`sum(${counted})::int`,
    })
    .from(widgetDays)
    .where(and(eq(widgetDays.clientCompanyId, clientId), gte(day, from)))
    .groupBy(day, page)
    .orderBy(sql`${day} DESC`, page);
}

/** Counts the leads that widgets of a client brought since a moment, by day of Moscow and address of the page. */
export function listLeadDays(db: Db, clientId: number, since: Date) {
  const day = sql<IsoDate>`(${leads.createdAt} AT TIME ZONE 'Europe/Moscow')::date::text`;
  return db
    .select({
      day,
      pageUrl: leads.pageUrl,
      asked: sql<number>`count(*)::int`,
      agreed: sql<number>`count(*) FILTER (WHERE ${leads.result} = 'AGREED')::int`,
    })
    .from(leads)
    .where(
      and(
        eq(leads.clientCompanyId, clientId),
        eq(leads.kind, 'WIDGET_APPLICATION'),
        gte(leads.createdAt, since),
      ),
    )
    .groupBy(sql`1`, leads.pageUrl);
}

/** Forgets up to `limit` figures of days before this one; returns how many. */
export function deleteOldWidgetDays(db: Db, before: IsoDate, limit: number): Promise<number> {
  return deleteSome(db, widgetDays, lt(widgetDays.day, before), limit);
}
