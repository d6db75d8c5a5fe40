import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PlaceDoubt } from '#domain/feed/judge-places.ts';
import type { Db } from '../../client.ts';
import { placeTwins } from '../../schema/feed.ts';
import type { PlaceKind } from './listed-places.ts';

export type PlaceTwin = typeof placeTwins.$inferSelect;

/** A pair of places that may be one. */
export interface TwinQuestion {
  kind: PlaceKind;
  freshId: number;
  knownId: number;
  doubt: PlaceDoubt;
  metres: number | null;
}

/** Keeps questions that nobody asked before and tells which those are. */
export async function askAboutTwins(
  tx: Db,
  questions: TwinQuestion[],
  { runId, now }: { runId: number | null; now: Date },
): Promise<PlaceTwin[]> {
  if (questions.length === 0) return [];
  const rows = questions.map((question) => ({ ...question, runId, askedAt: now }));
  return tx.insert(placeTwins).values(rows).onConflictDoNothing().returning();
}

export async function findTwinForUpdate(tx: Db, id: number): Promise<PlaceTwin | undefined> {
  const [twin] = await tx.select().from(placeTwins).where(eq(placeTwins.id, id)).for('update');
  return twin;
}

/** Writes down what a person decided of two places, whether or not they were asked about. */
export async function decideTwins(
  tx: Db,
  { kind, freshId, knownId }: Pick<PlaceTwin, 'kind' | 'freshId' | 'knownId'>,
  { verdict, now }: { verdict: 'joined' | 'parted'; now: Date },
): Promise<PlaceTwin> {
  const decided = { verdict, decidedAt: now };
  const isPair = and(
    eq(placeTwins.kind, kind),
    inArray(placeTwins.freshId, [freshId, knownId]),
    inArray(placeTwins.knownId, [freshId, knownId]),
  );
  const [known] = await tx.update(placeTwins).set(decided).where(isPair).returning();
  if (known) return known;
  const [made] = await tx
    .insert(placeTwins)
    .values({ kind, freshId, knownId, askedAt: now, ...decided })
    .returning();
  return made!;
}

/** Tells of a house and others, by their ids, whether they are one, two, or a question. */
export async function findVerdicts(
  db: Db,
  houseId: number,
): Promise<Record<number, 'asked' | 'joined' | 'parted'>> {
  const rows = await db
    .select({ freshId: placeTwins.freshId, knownId: placeTwins.knownId, verdict: placeTwins.verdict })
    .from(placeTwins)
    .where(
      and(eq(placeTwins.kind, 'house'), or(eq(placeTwins.freshId, houseId), eq(placeTwins.knownId, houseId))),
    );
  return Object.fromEntries(
    rows.map(({ freshId, knownId, verdict }) => [
      freshId === houseId ? knownId : freshId,
      verdict ?? 'asked',
    ]),
  );
}

/** A place that feeds of two clients list, or two places that may be one. */
interface TwinRow {
  kind: PlaceKind;
  /** Null of a place that is one. */
  twinId: number | null;
  state: 'asked' | 'joined' | 'parted';
  doubt: PlaceDoubt | null;
  metres: number | null;
  placeId: number;
  /** Null of a place that is one. */
  otherId: number | null;
}

/** Questions about places of a feed and places it shares with other clients, those that wait first. */
export async function listTwins(db: Db, feedId: number): Promise<TwinRow[]> {
  const { rows } = await db.execute(sql`
    WITH mine AS (
      SELECT DISTINCT kind, object_id FROM feed_objects WHERE feed_id = ${feedId} AND kind IN ('complex', 'house')
    ), twins AS (
      SELECT twin.kind, twin.id AS "twinId", CASE WHEN verdict IS NULL THEN 'asked' ELSE 'parted' END AS state,
        twin.doubt, twin.metres, twin.fresh_id AS "placeId", twin.known_id AS "otherId"
      FROM place_twins twin
      WHERE verdict IS DISTINCT FROM 'joined' AND ${isListedNow('fresh_id')} AND ${isListedNow('known_id')}
        AND EXISTS (SELECT FROM mine WHERE mine.kind = twin.kind AND mine.object_id IN (twin.fresh_id, twin.known_id))
      UNION ALL
      SELECT mine.kind, NULL, 'joined', NULL, NULL, mine.object_id, NULL
      FROM mine WHERE (SELECT count(DISTINCT feeds.client_company_id) FROM feed_objects object
        JOIN feeds ON feeds.id = object.feed_id
        WHERE object.kind = mine.kind AND object.object_id = mine.object_id) > 1
    )
    SELECT * FROM twins
    ORDER BY array_position(ARRAY['asked', 'joined', 'parted'], state), kind, "placeId", "otherId"`);
  return rows as unknown as TwinRow[];
}

/** Questions about places of a feed that wait for a person. */
export function twinQuestionsOf(feedId: SQL): SQL {
  return sql`(SELECT count(*)::int FROM place_twins twin
    WHERE verdict IS NULL AND ${isListedNow('fresh_id')} AND ${isListedNow('known_id')}
      AND EXISTS (SELECT FROM feed_objects object WHERE object.feed_id = ${feedId}
        AND object.kind = twin.kind AND object.object_id IN (twin.fresh_id, twin.known_id)))`;
}

/** Once one of a pair was joined to a third place, there is nothing left to ask about it. */
function isListedNow(column: 'fresh_id' | 'known_id'): SQL {
  const id = sql.raw(`twin.${column}`);
  return sql`EXISTS (SELECT FROM feed_objects object WHERE object.kind = twin.kind AND object.object_id = ${id})`;
}

/** A complex or a house as people know it, with the clients whose feeds list it. */
export interface PlaceName {
  kind: PlaceKind;
  id: number;
  name: string;
  complexId: number;
  clients: string[];
}

export async function listPlaceNames(
  db: Db,
  places: readonly { kind: PlaceKind; id: number }[],
): Promise<PlaceName[]> {
  const { rows } = await db.execute(sql`
    WITH place AS (
      SELECT DISTINCT kind, id FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS named(kind text, id int)
    )
    SELECT place.kind, place.id, coalesce(complexes.name, houses.name) AS name,
      coalesce(complexes.id, houses.complex_id) AS "complexId",
      (SELECT coalesce(json_agg(DISTINCT companies.name ORDER BY companies.name), '[]') FROM feed_objects object
        JOIN feeds ON feeds.id = object.feed_id JOIN companies ON companies.id = feeds.client_company_id
        WHERE object.kind = place.kind AND object.object_id = place.id) AS clients
    FROM place
    LEFT JOIN complexes ON place.kind = 'complex' AND complexes.id = place.id
    LEFT JOIN houses ON place.kind = 'house' AND houses.id = place.id`);
  return rows as unknown as PlaceName[];
}
