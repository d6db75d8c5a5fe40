import type { PlaceDoubt } from './judge-places.ts';

/** Why a person is asked whether two places are one. */
export const PLACE_DOUBT_TEXTS: Record<PlaceDoubt, (metres: number | null) => string> = {
  names: () => 'место одно, а названия разные',
  points: (metres) => `название одно, а точки в ${metres ?? '?'} м друг от друга`,
  noPlace: () => 'название одно, но у одного нет ни адреса, ни координат',
  flats: () => 'квартиры и названия домов говорят разное',
  known: () => 'название и место одни, но у каждого уже своя страница',
};

/** Begins what is expected where a person of ours has to decide, so that nobody else is asked. */
export const ASKS_FOR_DECISION = 'решение,';
