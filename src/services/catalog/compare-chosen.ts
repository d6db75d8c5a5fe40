import type { ComparedInput, ComparedResult } from '#contract/chosen.ts';
import { type FlatRow, listFlats } from '#db/queries/listing/flats.ts';
import type { BucketFigures, Catalogue } from '#domain/catalog/catalogue.ts';
import { isGone } from '#domain/listing/is-gone.ts';
import type { ServiceContext } from '../context.ts';
import { type Column, countColumnLoans } from '../mortgage/count-column-loans.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { listYearMoves } from './list-year-moves.ts';
import { loadComplexes } from './load-complexes.ts';
import { loadFlats } from './load-flats.ts';
import { openCatalogue } from './open-catalogue.ts';

/**
 * Flats and complexes by id with everything a comparison shows, in the order asked: the complexes asked for first, then
 * those of the flats. A flat sold or withdrawn stays until its page is gone.
 */
export async function compareChosen(ctx: ServiceContext, input: ComparedInput): Promise<ComparedResult> {
  const catalogue = openCatalogue(ctx);
  const rows = (await listFlats(ctx.db, input.flats)).filter(
    ({ withdrawnAt }) => !isGone(withdrawnAt, ctx.now),
  );
  const [{ flats, media }, places, loans, yearMoves] = await Promise.all([
    loadFlats(ctx, rows),
    loadComplexes(ctx.db, catalogue, [...input.complexes, ...rows.map(({ complexId }) => complexId)]),
    columnsOf(ctx, catalogue, input.complexes, rows).then((columns) =>
      countColumnLoans(ctx, columns, input.columns),
    ),
    listYearMoves(ctx, [
      ...input.complexes.map((complexId) => ({ complexId, rooms: null })),
      ...rows.map(({ complexId, rooms }) => ({ complexId, rooms })),
    ]),
  ]);
  return {
    flats,
    media,
    complexes: places.complexes,
    complexHouses: places.houses,
    developerCompanies: places.developerCompanies,
    withdrawnIds: rows.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ id }) => id),
    loans,
    yearMoves,
  };
}

/** Each column counts its flat itself, or the cheapest one of its complex. */
async function columnsOf(
  { db }: ServiceContext,
  catalogue: Catalogue,
  complexIds: readonly number[],
  rows: readonly FlatRow[],
): Promise<Column[]> {
  const own = rows.map((row) => ({ id: row.id, place: placeOfFlat(row) }));
  if (complexIds.length === 0) return own;
  const figures = Map.groupBy(
    await catalogue.listBucketFigures([...complexIds]),
    ({ complexId }) => complexId,
  );
  const cheapest = await listFlats(db, [...figures.values()].flatMap(cheapestFlat));
  return [...cheapest.map((row) => ({ id: row.complexId, place: placeOfFlat(row) })), ...own];
}

function cheapestFlat(buckets: readonly BucketFigures[]): number[] {
  const priced = buckets.filter(({ minPrice }) => minPrice !== null);
  const [cheapest] = priced.toSorted((one, other) => one.minPrice! - other.minPrice!);
  return cheapest ? cheapest.exampleFlats.slice(0, 1) : [];
}
