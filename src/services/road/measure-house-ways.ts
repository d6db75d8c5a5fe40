import {
  listHalls,
  listUnmeasuredHouses,
  type MeasuredWay,
  writeMeasuredWays,
} from '#db/queries/listing/house-metros.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { minutesOf } from '#domain/road/road.ts';
import { inTables, type TravelMode } from '#integrations/routing/port.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { LONGEST_WALK_MINUTES, type MetroWay, nearestMetros } from '../listing/nearest-metros.ts';

/** Houses looked at in one go: with three metros each, a thousand ways or so in tables of ninety. */
const MOST_HOUSES = 500;
/** A call of one go; what is left waits for the next. */
const MOST_CALLS = 60;
const CALL_DEADLINE_MS = 10_000;

type Way = MetroWay & { houseId: number; from: GeoPoint };

/**
 * Measures the ways from houses to their metros through the router, those first that have only an estimate, in tables of
 * one hall each within a budget of calls. A router that does not answer ends the go: estimates stand until it does.
 * The embedded router answers just these estimates, so it is not asked. Answers how many ways were measured.
 */
export async function measureHouseWays(ctx: ServiceContext, signal: AbortSignal): Promise<number> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const { routing } = ctx.ports;
  if (routing.provider === 'embedded') return 0;
  const [houses, halls] = await Promise.all([listUnmeasuredHouses(ctx.db, MOST_HOUSES), listHalls(ctx.db)]);
  const ways = houses.flatMap(({ id: houseId, ...from }) =>
    nearestMetros(from, halls).map((way) => ({ ...way, houseId, from })),
  );
  const tables = [...Map.groupBy(ways, ({ hall }) => hall).values()].flatMap((ways) => inTables(ways));
  const measured: MeasuredWay[] = [];
  for (const table of tables.slice(0, MOST_CALLS / 2)) {
    const rows = await measureTable(ctx, table, signal);
    if (!rows) break;
    measured.push(...rows);
  }
  // Written at once, as the index and every page of the site are made anew for each change of them.
  return writeMeasuredWays(ctx.db, measured);
}

/** On foot and by car, to one hall; undefined when the router has not answered. */
async function measureTable(
  { ports: { routing }, requestId }: ServiceContext,
  table: readonly Way[],
  signal: AbortSignal,
): Promise<MeasuredWay[] | undefined> {
  const ask = (mode: TravelMode) =>
    routing.routes(
      table.map(({ from }) => from),
      table[0]!.hall,
      mode,
      { signal, deadlineMs: CALL_DEADLINE_MS, requestId },
    );
  const [foot, car] = [await ask('foot'), await ask('car')];
  if (!foot.ok || !car.ok || foot.source === 'embedded' || car.source === 'embedded') return undefined;
  return table.map(({ houseId, metroId, minutesCar, straightM }, at) => {
    const [walk, drive] = [foot.value[at], car.value[at]];
    const minutesFoot = walk ? minutesOf(walk) : null;
    return {
      houseId,
      metroId,
      straightM,
      minutesFoot: minutesFoot !== null && minutesFoot <= LONGEST_WALK_MINUTES ? minutesFoot : null,
      // Where nobody drives to, as within a park, the estimate is the best that is known.
      minutesCar: drive ? minutesOf(drive) : minutesCar,
      isCarEstimate: !drive,
    };
  });
}
