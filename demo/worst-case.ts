import { writeFile } from 'node:fs/promises';

interface WorstFlat {
  id: string;
  complex: string;
  address: string;
  developer: string;
  rooms: string;
  area: string;
  price: number;
  floor: number;
  floorsTotal: number;
  currency?: string;
  /** Country, region and town, with the point if it is known; Saint Petersburg by default. */
  location?: string;
  more?: string;
}

export const WORST_CLIENT = 'Застройщик неудобных случаев';
export const DUBAI_COMPLEX = 'Бухта Аль-Мамзар';
/** `scripts/worsen-flats.ts` removes its prices after the import. */
export const NOWHERE = 'Без точки на карте';
export const LONG_COMPLEX =
  'Многофункциональный жилой квартал «Северная Александровская набережная у Большого Каменноостровского моста»';
export const LONG_DEVELOPER =
  'Специализированный застройщик «Объединённая северо-западная строительно-инвестиционная компания имени Л. Н. Бенуа»';
const LONG_ADDRESS =
  'набережная реки Большой Невки у Каменноостровского проспекта, д. 128/2, корпус 14, строение 3';

const PETERSBURG = `<country>Россия</country><region>Санкт-Петербург</region><locality-name>Санкт-Петербург</locality-name>
    <latitude>59.9712</latitude><longitude>30.2961</longitude>`;
const DUBAI = `<country>ОАЭ</country><region>Дубай</region><locality-name>Дубай</locality-name>
    <latitude>25.0805</latitude><longitude>55.1403</longitude>`;
const SOMEWHERE =
  '<country>Россия</country><region>Мурманская область</region><locality-name>Мурманск</locality-name>';

/**
 * The hardest listings for screens: the longest words, no plan, no finishing, a palace, one flat in a whole complex, a
 * foreign currency, a place without a point.
 */
const FLATS: WorstFlat[] = [
  ...['w-1', 'w-2', 'w-3', 'w-4', 'w-5', 'w-6'].map((id, index) => ({
    id,
    complex: LONG_COMPLEX,
    address: LONG_ADDRESS,
    developer: LONG_DEVELOPER,
    rooms: `<rooms>${(index % 4) + 1}</rooms>`,
    area: (38.45 + index * 11.7).toFixed(2),
    price: 14_999_999 + index * 1_234_567,
    floor: index + 1,
    floorsTotal: 62,
    more: index === 0 ? '<description>Описание без абзацев. </description>' : '',
  })),
  {
    id: 'w-palace',
    complex: LONG_COMPLEX,
    address: LONG_ADDRESS,
    developer: LONG_DEVELOPER,
    rooms: '<rooms>9</rooms>',
    area: '1284.90',
    price: 4_987_654_321,
    floor: 62,
    floorsTotal: 62,
  },
  {
    id: 'w-tiny',
    complex: 'Я',
    address: 'ул. Я, 1',
    developer: 'Я',
    rooms: '<studio>1</studio>',
    area: '9.10',
    price: 990_000,
    floor: 1,
    floorsTotal: 1,
  },
  ...[1, 2, 3].map((floor) => ({
    id: `w-dubai-${floor}`,
    complex: DUBAI_COMPLEX,
    address: 'ул. Аль-Марса, 7',
    developer: 'Дубайский дом',
    rooms: `<rooms>${floor}</rooms>`,
    area: (61.2 * floor).toFixed(2),
    price: 2_450_000 * floor,
    currency: 'AED',
    floor: floor * 9,
    floorsTotal: 41,
    location: DUBAI,
  })),
  ...[1, 2].map((floor) => ({
    id: `w-nowhere-${floor}`,
    complex: NOWHERE,
    address: 'микрорайон Новый',
    developer: 'Северный берег',
    rooms: `<rooms>${floor}</rooms>`,
    area: '44.10',
    price: 6_000_000,
    floor,
    floorsTotal: 5,
    location: SOMEWHERE,
  })),
];

/** Writes a feed of the hardest listings; `without` leaves some out, as if they were sold since the last export. */
export function worstCaseFeed(without: string[] = []): string {
  const offers = FLATS.filter(({ id }) => !without.includes(id)).map(offerXml);
  return `<?xml version="1.0" encoding="UTF-8"?>
<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">
<generation-date>2026-11-20T03:00:00+03:00</generation-date>
${offers.join('\n')}
</realty-feed>
`;
}

export async function writeWorstCaseFeed(file: string, without: string[] = []): Promise<void> {
  await writeFile(file, worstCaseFeed(without));
}

function offerXml(flat: WorstFlat): string {
  return `<offer internal-id="${flat.id}">
  <type>продажа</type><property-type>жилая</property-type><category>квартира</category><new-flat>1</new-flat>
  <deal-status>первичная продажа</deal-status>
  <location>${flat.location ?? PETERSBURG}<address>${flat.address}</address></location>
  <sales-agent><category>застройщик</category><organization>${flat.developer}</organization><phone>+78120000000</phone></sales-agent>
  <price><value>${flat.price}</value><currency>${flat.currency ?? 'RUB'}</currency></price>
  <area><value>${flat.area}</value><unit>кв. м</unit></area>
  ${flat.rooms}<floor>${flat.floor}</floor><floors-total>${flat.floorsTotal}</floors-total>
  <building-name>${flat.complex}</building-name><building-state>unfinished</building-state><built-year>2031</built-year>
  ${flat.more ?? ''}
</offer>`;
}
