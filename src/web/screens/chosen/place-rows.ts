import type { Complex, House } from '#contract/catalog.ts';
import { isFinished } from '#domain/listing/building-state.ts';
import { walkableMetro } from '#domain/listing/walkable-metro.ts';
import { onFootText } from '../../parts/place/walk-text.ts';
import type { CompareRow } from './compare-row.ts';

/** The row of the nearest metro on foot. */
export function metroRow<Item>(complexOf: (item: Item) => Complex): CompareRow<Item> {
  const nearest = (item: Item) => walkableMetro(complexOf(item).metros);
  return {
    label: 'Метро',
    text(item) {
      const metro = nearest(item);
      if (!metro) return null;
      const { name, minutesFoot: minutes, isMeasured } = metro;
      return `${name}, ${onFootText({ minutes, isEstimate: !isMeasured })}`;
    },
    amount: (item) => nearest(item)?.minutesFoot ?? null,
    best: 'least',
  };
}

/** Quarters since year 0 until a house is ready, the sooner the better; 0 for one that is, null when nobody knows. */
export function quartersUntilReady(house: Pick<House, 'buildingState' | 'handover'>): number | null {
  if (isFinished(house.buildingState)) return 0;
  return house.handover && house.handover.year * 4 + (house.handover.quarter ?? 4);
}
