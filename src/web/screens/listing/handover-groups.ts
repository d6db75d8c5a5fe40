import type { House } from '#contract/catalog.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { handoverToday } from '../../parts/complex/handover.ts';

/** More names in one line are counted instead. */
const MOST_NAMES = 3;
const HOUSE_NAME = /^корпус\s+(\S{1,4})$/i;

/** Houses that are ready at the same time: 'Корпуса 2 и 3' — '4 кв. 2027'; those nobody knows of are left out. */
export function handoverGroups(houses: readonly House[], now: Date): { houses: string; handover: string }[] {
  const groups = new Map<string, House[]>();
  for (const house of houses) {
    const handover = handoverToday([house], now);
    if (handover !== undefined) groups.set(handover, [...(groups.get(handover) ?? []), house]);
  }
  return [...groups].map(([handover, same]) => ({ houses: namesOf(same), handover }));
}

function namesOf(houses: readonly House[]): string {
  const titles = houses.map(houseTitle);
  if (titles.length === 1) return capitalised(titles[0]!);
  const numbers = titles.flatMap((title) => HOUSE_NAME.exec(title)?.[1] ?? []);
  if (numbers.length === titles.length && numbers.length <= MOST_NAMES) {
    return `Корпуса${NBSP}${numbers.slice(0, -1).join(', ')} и${NBSP}${numbers.at(-1)}`;
  }
  return `${titles.length}${NBSP}${plural(titles.length, 'корпус', 'корпуса', 'корпусов')}`;
}
