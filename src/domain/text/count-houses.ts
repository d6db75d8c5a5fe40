import { formatNumber } from '#domain/money/format-number.ts';
import { countPhrase } from './count-phrase.ts';
import { NBSP } from './nbsp.ts';

/** '1 дом сдан', '2 дома сдано', '5 домов сдано'. */
export function countHandedOverHouses(count: number): string {
  return countPhrase(count, 'дом сдан', 'дома сдано', 'домов сдано');
}

/** '1 дом строится', '2 дома строятся', '5 домов строится'. */
export function countUnfinishedHouses(count: number): string {
  return countPhrase(count, 'дом строится', 'дома строятся', 'домов строится');
}

/** Completes a count of houses: 'в 5 ЖК'. */
export function inComplexes(count: number): string {
  return `в${NBSP}${formatNumber(count)}${NBSP}ЖК`;
}
