import type { OwnMedia } from '#db/queries/listing/complex-pictures.ts';
import { addMonths } from '#domain/time/add-months.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { stageAddress } from '#drawing/addresses.ts';
import type { WorldComplex, WorldHouse } from '../world/model.ts';
import { WORLD_MADE } from './past-prices.ts';

/** A house takes so many months from its pit to its keys. */
const BUILT_MONTHS = 27;
/** Photographed now and so many months ago. */
const TAKEN_AGO = [0, 2, 4, 7];
const MOST_HOUSES = 2;

/** «Photos» of houses that are being built, drawn as far as each stood that month; none of a house before its pit. */
export function progressOf(complex: WorldComplex, id: number): OwnMedia[] {
  const { comfortClass } = complex;
  const unfinished = complex.houses.filter(({ state }) => state === 'unfinished').slice(0, MOST_HOUSES);
  return TAKEN_AGO.flatMap((ago) => {
    const takenOn = monthBefore(ago);
    return unfinished.flatMap(({ handover, floors, sections, order }): OwnMedia[] => {
      const builtPercent = builtAt(handover, takenOn);
      if (builtPercent === null) return [];
      const sourceUrl = stageAddress({
        seed: id + order * 100_003,
        floors,
        sections,
        comfortClass,
        builtPercent,
      });
      return [{ type: 'IMAGE', photoType: null, sourceUrl, takenOn, width: 846, height: 476 }];
    });
  });
}

function monthBefore(months: number): IsoDate {
  const day = new Date(WORLD_MADE).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return `${addMonths(day, -months).slice(0, 'YYYY-MM'.length)}-01`;
}

function builtAt({ year, quarter }: WorldHouse['handover'], day: IsoDate): number | null {
  const left = (year - Number(day.slice(0, 4))) * 12 + (quarter ?? 4) * 3 - Number(day.slice(5, 7));
  const percent = Math.round(100 * (1 - left / BUILT_MONTHS));
  return percent < 0 ? null : Math.min(99, percent);
}
