import type { House } from '#contract/catalog.ts';
import { isFinished } from '#domain/listing/building-state.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatQuarter, handoverText } from '#domain/time/quarter.ts';

/** What tells when a house is ready. */
type HouseTerm = Pick<House, 'buildingState' | 'handover'>;

/** 'сдан' or '4 кв. 2027'; undefined when nobody knows. */
export function handoverOfHouse({ buildingState, handover }: HouseTerm): string | undefined {
  return handoverText(isFinished(buildingState), handover);
}

/** When the houses of a complex are ready: 'сдан', 'часть сдана, до 3 кв. 2029', '4 кв. 2027 — 2028'; undefined when nobody knows. */
export function handoverOfComplex(houses: readonly HouseTerm[]): string | undefined {
  const isPartBuilt = houses.some(({ buildingState }) => isFinished(buildingState));
  const terms = houses
    .filter(({ buildingState }) => !isFinished(buildingState))
    .flatMap(({ handover }) => handover ?? [])
    .sort((one, other) => one.year - other.year || (one.quarter ?? 4) - (other.quarter ?? 4));
  const first = terms.at(0);
  const last = terms.at(-1);
  if (!first || !last) return isPartBuilt ? 'сдан' : undefined;
  const to = formatQuarter(last);
  if (isPartBuilt) return `часть сдана, до${NBSP}${to}`;
  const from = formatQuarter(first);
  return from === to ? to : `${from}${NBSP}— ${to}`;
}

/** The same as a fact of its own, where no heading says what the term is of. */
export function handoverFact(handover: string | undefined): string | undefined {
  return handover !== undefined && /^\d/.test(handover) ? `сдача ${handover}` : handover;
}
