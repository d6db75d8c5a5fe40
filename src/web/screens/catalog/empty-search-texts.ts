import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { decodeLocations } from '#domain/geo/location-code.ts';

export interface EmptySearchFacts {
  /** The search asks for something besides a place. */
  hasConditions: boolean;
  /** It is limited to a part of the map. */
  hasArea: boolean;
  /** It finds something as soon as ways may take any time. */
  hasRoad?: boolean;
  location: string;
  /** How many ways out and nearest cities are offered. */
  ways: number;
  /** Each of the ways changes one condition. */
  areByOne?: boolean;
  cities: number;
}

/** Why nothing was found and what to do about it. */
export function emptySearchTexts(facts: EmptySearchFacts) {
  const { hasConditions, hasArea, location, ways, areByOne = true, cities } = facts;
  const isEverywhere = location === EVERYWHERE;
  const here = isSoleCity(location) ? 'В этом городе' : 'Здесь';
  if (ways > 0) {
    const change = areByOne
      ? 'изменить одно условие'
      : ways === 1
        ? 'убрать несколько условий'
        : 'убрать часть условий';
    return { title: 'Под эти условия ничего нет', hint: `Ближе всего будет, если ${change}:` };
  }
  if (facts.hasRoad) {
    return { title: 'Так близко по дороге ничего нет', hint: 'Дальше квартиры есть:' };
  }
  if (cities > 0) return { title: `${here} пока нет новостроек`, hint: 'Ближайшие города, где они есть:' };
  if (hasConditions) {
    return { title: 'Под эти условия ничего нет', hint: 'Попробуйте искать без части условий.' };
  }
  if (hasArea) return { title: 'В этой области карты ничего нет', hint: 'Поищите вокруг неё.' };
  return isEverywhere
    ? {
        title: 'Объявлений пока нет',
        hint: 'Они появятся, как только застройщики пришлют первые цены.',
      }
    : { title: `${here} пока нет новостроек`, hint: 'Поищите в другом месте или загляните позже.' };
}

function isSoleCity(location: string): boolean {
  const [place, ...others] = decodeLocations(location);
  return place?.kind === 'city' && others.length === 0;
}
