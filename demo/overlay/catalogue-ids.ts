import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { companies, feedObjects, feeds, flats } from '#db/schema/index.ts';
import { WORLD_FEEDS } from '../world-feeds.ts';

/** What the catalogue calls the things of the demo world. */
export interface CatalogueIds {
  /** By the key a reader of the feed gives. */
  complexes: Map<string, number>;
  houses: Map<string, number>;
  /** By house id and door number. */
  flats: Map<string, number>;
}

/** Looks up what the feeds of the demo clients became. */
export async function findCatalogueIds(db: Db): Promise<CatalogueIds> {
  const clients = WORLD_FEEDS.map(({ clientName }) => clientName);
  const objects = await db
    .select({ kind: feedObjects.kind, key: feedObjects.externalId, id: feedObjects.objectId })
    .from(feedObjects)
    .innerJoin(feeds, eq(feeds.id, feedObjects.feedId))
    .innerJoin(companies, eq(companies.id, feeds.clientCompanyId))
    .where(and(inArray(companies.name, clients), inArray(feedObjects.kind, ['complex', 'house'])));
  const of = (kind: 'complex' | 'house'): Map<string, number> =>
    new Map(objects.filter((object) => object.kind === kind).map(({ key, id }) => [key, id]));
  const doors = await db.select({ id: flats.id, houseId: flats.houseId, number: flats.number }).from(flats);
  return {
    complexes: of('complex'),
    houses: of('house'),
    flats: new Map(doors.map(({ id, houseId, number }) => [`${houseId}/${number}`, id])),
  };
}
