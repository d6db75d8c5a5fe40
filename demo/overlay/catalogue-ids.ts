import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { companies, feedObjects, feeds, flats } from '#db/schema/index.ts';
import { WORLD_FEEDS } from '../world-feeds.ts';

/** Ids in the catalogue of the things of the demo world. */
export interface CatalogueIds {
  /** By the key that the feed's reader gives. */
  complexes: Map<string, number>;
  houses: Map<string, number>;
  /** By house id and door number. */
  flats: Map<string, number>;
}

/** Finds the ids that the feeds of the demo clients got in the catalogue. */
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
