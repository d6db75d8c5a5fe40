import { setImmediate as yieldThread } from 'node:timers/promises';
import type { MetroScheme } from '#contract/metro-scheme.ts';
import { listMetroHalls, listSchemeLines } from '#db/queries/geo/metros.ts';
import { drawMetroScheme } from '#domain/road/metro-scheme.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';

/** Draws the metro of each city that has one, the largest first; once a day, since lines change with a release. */
export function listMetroSchemes(ctx: ServiceContext): Promise<MetroScheme[]> {
  return ctx.ports.memory.recall('metro schemes', moscowDate(ctx.now), async () => {
    const [lines, halls] = await Promise.all([listSchemeLines(ctx.db), listMetroHalls(ctx.db)]);
    const cities = [...Map.groupBy(lines, ({ cityId }) => cityId)];
    const schemes: MetroScheme[] = [];
    for (const [cityId, own] of cities) {
      // The largest takes tens of milliseconds, and others wait for this thread.
      await yieldThread();
      const lineIds = new Set(own.map(({ id }) => id));
      const drawn = drawMetroScheme(halls.filter(({ lineId }) => lineIds.has(lineId)));
      const { width, height, passages } = drawn;
      schemes.push({
        cityId,
        city: own[0]!.city,
        width,
        height,
        passages,
        lines: own.map(({ id, number, name, colour }) => ({
          id,
          number,
          name,
          colour,
          path: drawn.lines.find((line) => line.id === id)?.path ?? '',
        })),
        stations: drawn.stations.map((station) => ({ ...station, id: String(station.id) })),
      });
    }
    return schemes.sort((one, other) => other.stations.length - one.stations.length);
  });
}
