import type { House } from '#contract/catalog.ts';
import { isFinished } from '#domain/listing/building-state.ts';
import { complexHandover, complexHandoverText } from '#domain/listing/complex-handover.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { handoverText, hasPassed } from '#domain/time/quarter.ts';

/** The fields that tell when a house is ready. */
type HouseTerm = Pick<House, 'buildingState' | 'handover'>;

/** 'сдан' or '4 кв. 2027'; undefined when nobody knows. */
export function handoverOfHouse({ buildingState, handover }: HouseTerm): string | undefined {
  return handoverText(isFinished(buildingState), handover);
}

/** When the houses of a complex are ready, in words; undefined when nobody knows. */
export function handoverOfComplex(houses: readonly HouseTerm[]): string | undefined {
  return complexHandoverText(complexHandover(houses));
}

/** The same on a page of theirs, which says too when the last day that was promised has passed. */
export function handoverToday(houses: readonly HouseTerm[], now: Date): string | undefined {
  const { last } = complexHandover(houses);
  const text = handoverOfComplex(houses);
  return last && hasPassed(last, moscowDate(now)) ? `${text}, срок${NBSP}прошёл` : text;
}

/** The same as a fact of its own, where no heading says what the term is of. */
export function handoverFact(handover: string | undefined): string | undefined {
  return handover !== undefined && /^\d/.test(handover) ? `сдача ${handover}` : handover;
}
