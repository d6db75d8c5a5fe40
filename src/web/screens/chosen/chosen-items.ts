import type { Complex, Flat, House } from '#contract/catalog.ts';
import type { ChosenResult } from '#contract/chosen.ts';
import type { Company } from '#contract/company.ts';

/** A flat with all that a comparison shows. */
export interface ChosenFlat {
  flat: Flat;
  complex: Complex;
  house: House | undefined;
  developer: Company | undefined;
  isWithdrawn: boolean;
}

/** A complex with all that a comparison shows. */
export interface ChosenComplex {
  complex: Complex;
  houses: House[];
  developer: Company | undefined;
}

export function chosenFlats(answer: ChosenResult): ChosenFlat[] {
  return answer.flats.map((flat) => ({
    flat,
    complex: answer.complexes.find(({ id }) => id === flat.complexId)!,
    house: answer.complexHouses.find(({ id }) => id === flat.houseId),
    developer: answer.developerCompanies.find(({ id }) => id === flat.developerCompanyId),
    isWithdrawn: answer.withdrawnIds.includes(flat.id),
  }));
}

/** Only those that were asked for: the answer brings the complexes of its flats too. */
export function chosenComplexes(answer: ChosenResult, ids: readonly number[]): ChosenComplex[] {
  return answer.complexes
    .filter(({ id }) => ids.includes(id))
    .map((complex) => ({
      complex,
      houses: answer.complexHouses.filter(({ complexId }) => complexId === complex.id),
      developer: answer.developerCompanies.find(({ id }) => id === complex.developerCompanyId),
    }));
}
