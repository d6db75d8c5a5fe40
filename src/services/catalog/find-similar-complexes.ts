import type { Db } from '#db/client.ts';
import { listComplexes, listComplexesNearby } from '#db/queries/listing/complexes.ts';
import type { BucketFigures, Catalogue } from '#domain/catalog/catalogue.ts';
import { similarComplexes } from '#domain/catalog/similar-complexes.ts';

const NEARBY = 16;

/** Ids of complexes to look at instead of one: of those nearby, the most alike in class and price. */
export async function findSimilarComplexes(
  db: Db,
  catalogue: Catalogue,
  complexId: number,
  count: number,
): Promise<number[]> {
  const [complex] = await listComplexes(db, [complexId]);
  if (!complex) return [];
  const nearby = await listComplexesNearby(db, complex, NEARBY);
  if (nearby.length === 0) return [];
  const figures = await catalogue.listBucketFigures([complexId, ...nearby.map(({ id }) => id)]);
  return similarComplexes(
    { ...complex, pricePerMeter: leastPerMeter(figures, complexId) },
    nearby.map(({ id, comfortClass }) => ({ id, comfortClass, pricePerMeter: leastPerMeter(figures, id) })),
    count,
  );
}

function leastPerMeter(figures: BucketFigures[], complexId: number): number | null {
  const known = figures.flatMap((row) =>
    row.complexId === complexId && row.minPricePerMeter !== null ? [row.minPricePerMeter] : [],
  );
  return known.length > 0 ? Math.min(...known) : null;
}
