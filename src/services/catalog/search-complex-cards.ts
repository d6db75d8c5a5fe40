import type { MiniBoard } from '#contract/board.ts';
import type { ComplexCardsResult, SearchPageInput } from '#contract/catalog.ts';
import type { Db } from '#db/client.ts';
import { listFloorSigns } from '#db/queries/listing/list-floor-signs.ts';
import type { FlatPlace } from '#domain/catalog/catalogue.ts';
import { cropMiniBoard } from '#domain/listing/crop-mini-board.ts';
import { miniBoardFloors } from '#domain/listing/mini-board-floors.ts';
import type { ServiceContext } from '../context.ts';
import { loadComplexes } from './load-complexes.ts';
import { openCatalogue } from './open-catalogue.ts';
import { readSearch } from './read-search.ts';

/** One page of complexes with flats that answer the search, each with a few floors of where they are. */
export async function searchComplexCards(
  ctx: ServiceContext,
  input: SearchPageInput,
): Promise<ComplexCardsResult> {
  const catalogue = openCatalogue(ctx);
  const search = await readSearch(catalogue, ctx.now, input);
  const page = { limit: input.amount, offset: input.startFrom };
  const ids = await catalogue.findComplexIds({ ...search, ...page });
  const [loaded, found] = await Promise.all([
    loadComplexes(ctx.db, catalogue, ids),
    catalogue.listFoundFlats(search, ids),
  ]);
  return { ...loaded, boards: await drawMiniBoards(ctx.db, found) };
}

async function drawMiniBoards(db: Db, found: readonly FlatPlace[]): Promise<MiniBoard[]> {
  const chosen = [...Map.groupBy(found, ({ complexId }) => complexId)].flatMap(([complexId, flats]) => {
    const floors = miniBoardFloors(flats);
    return floors ? { complexId, ...floors } : [];
  });
  const shown = new Map(chosen.map((floors) => [floors.houseId, floors]));
  const isShown = ({ houseId, floor }: FlatPlace): boolean => {
    const floors = shown.get(houseId);
    return floors !== undefined && floor !== null && floor >= floors.fromFloor && floor <= floors.toFloor;
  };
  const foundIds = found.filter(isShown).map(({ id }) => id);
  const signs = Map.groupBy(await listFloorSigns(db, chosen, foundIds), ({ houseId }) => houseId);
  return chosen.flatMap(({ complexId, houseId }) => {
    const own = signs.get(houseId);
    // The last of its flats may have left between the two readings.
    if (!own) return [];
    const numbers = own.map(({ floor }) => floor);
    const [fromFloor, toFloor] = [Math.min(...numbers), Math.max(...numbers)];
    const byFloor = new Map(own.map(({ floor, signs: row }) => [floor, row]));
    const rows = Array.from({ length: toFloor - fromFloor + 1 }, (_, at) => byFloor.get(toFloor - at) ?? '');
    return { complexId, houseId, fromFloor, toFloor, rows: cropMiniBoard(rows) };
  });
}
