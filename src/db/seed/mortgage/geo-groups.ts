import { REGIONS } from '../dictionary/regions.ts';

export interface GeoGroupEntry {
  name: string;
  type?: 'ALL';
  /** Full names of regions. */
  regions?: readonly string[];
  /** The regions without their cities. */
  isWithoutCities?: boolean;
}

const RUSSIA = 1;
const AROUND_MOSCOW = ['Москва', 'Московская область'];
const AROUND_PETERSBURG = ['Санкт-Петербург', 'Ленинградская область'];
const FEDERAL_CITIES = ['Москва', 'Санкт-Петербург', 'Севастополь'];

const all = REGIONS.filter(({ countryId }) => countryId === RUSSIA).map(({ fullName }) => fullName);
const without = (names: readonly string[]) => all.filter((name) => !names.includes(name));

/** Selections of places that offers of banks usually name. */
export const GEO_GROUPS: readonly GeoGroupEntry[] = [
  { name: 'Вся Россия', type: 'ALL' },
  { name: 'Москва и область', regions: AROUND_MOSCOW },
  { name: 'Санкт-Петербург и область', regions: AROUND_PETERSBURG },
  { name: 'Другие регионы', regions: without([...AROUND_MOSCOW, ...AROUND_PETERSBURG]) },
  {
    name: 'Дальний Восток',
    regions: [
      'Республика Бурятия',
      'Республика Саха (Якутия)',
      'Забайкальский край',
      'Камчатский край',
      'Приморский край',
      'Хабаровский край',
      'Амурская область',
      'Магаданская область',
      'Сахалинская область',
      'Еврейская автономная область',
      'Чукотский автономный округ',
    ],
  },
  {
    // Whole regions: which districts of the others belong to the zone is finer than the dictionary of places.
    name: 'Арктическая зона',
    regions: [
      'Мурманская область',
      'Ненецкий автономный округ',
      'Чукотский автономный округ',
      'Ямало-Ненецкий автономный округ',
    ],
  },
  { name: 'Сельские территории', regions: without(FEDERAL_CITIES), isWithoutCities: true },
];
