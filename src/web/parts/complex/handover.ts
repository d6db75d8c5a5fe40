import type { House } from '#contract/catalog.ts';
import { isFinished } from '#domain/listing/building-state.ts';
import { complexHandover, complexHandoverText } from '#domain/listing/complex-handover.ts';
import { handoverText } from '#domain/time/quarter.ts';

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

/** The same as a fact of its own, where no heading says what the term is of. */
export function handoverFact(handover: string | undefined): string | undefined {
  return handover !== undefined && /^\d/.test(handover) ? `сдача ${handover}` : handover;
}
