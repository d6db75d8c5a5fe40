import type { House } from '#contract/catalog.ts';
import { isFinished } from '#domain/listing/building-state.ts';
import { type HandoverOption, handoverOptions, matchesHandover } from '#domain/listing/handover.ts';
import { moscowYear } from '#domain/time/moscow.ts';

type OnSale = Pick<House, 'buildingState' | 'handover' | 'flatsCount'>;

/**
 * Choices of the handover filter that some house with something on sale answers, in their order, and the chosen ones.
 */
export function handoversOnSale(
  houses: readonly OnSale[],
  now: Date,
  chosen: readonly HandoverOption[] = [],
): HandoverOption[] {
  const terms = houses
    .filter(({ flatsCount }) => flatsCount > 0)
    .map(({ buildingState, handover }) => ({ finished: isFinished(buildingState), term: handover }));
  return handoverOptions(now).filter(
    (option) =>
      chosen.includes(option) || terms.some((house) => matchesHandover(option, house, moscowYear(now))),
  );
}
