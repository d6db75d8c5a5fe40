import { AMENITIES, type Amenity } from '#domain/listing/amenity.ts';
import { plural } from '#domain/text/plural.ts';
import { distanceToPath } from '#services/listing/distance-to-path.ts';
import { pick, type Random, randomOf } from '../random.ts';
import type { WorldComplex } from '../world/model.ts';

const OPENINGS: Record<WorldComplex['comfortClass'], readonly string[]> = {
  COMFORT: [
    'Квартал для семьи: двор закрыт для машин, детский сад и школа — в пяти минутах пешком.',
    'Дома стоят вокруг двора-сада, на первых этажах — пекарня, аптека и пункты выдачи.',
    'Спокойный двор с деревьями-крупномерами, велодорожка до парка и колясочная в каждой парадной.',
    'Невысокая этажность со стороны двора, светлые входные группы без ступеней и лапомойки у лифтов.',
  ],
  BUSINESS: [
    'Дома с двухсветными лобби, приватным двором на стилобате и видом на город с верхних этажей.',
    'Фасады из клинкера и стекла, бульвар с кафе вдоль первых этажей, паркинг с лифтом до квартиры.',
    'Архитектура собирает двор в тихую комнату под небом: амфитеатр, сад трав и площадки по возрастам.',
    'Кухни-гостиные от двадцати метров, окна от пола в угловых квартирах, мастер-спальни с гардеробной.',
  ],
  ELITE: [
    'Клубный дом на несколько десятков квартир: камерное лобби, сад за коваными воротами, потолки выше трёх метров.',
    'Дом с фасадом из натурального камня, где на этаже две-три квартиры и ни одного общего коридора.',
    'Резиденции с каминами и террасами, консьерж и лобби по проекту одного из старых бюро города.',
  ],
};

const CLOSINGS: readonly { text: string; suits: (complex: WorldComplex) => boolean }[] = [
  { text: 'Кладовые — на этажах, у каждой свой счётчик и вентиляция.', suits: () => true },
  { text: 'Управляет домом собственная служба застройщика.', suits: () => true },
  { text: 'В отделке общих зон — дерево, камень и тёплый свет.', suits: () => true },
  {
    text: 'В подземном паркинге есть места для электромобилей.',
    suits: ({ parking }) => parking.includes('underground'),
  },
  { text: 'Рядом строят сквер и новую дорогу к метро.', suits: ({ district }) => district.metros.length > 0 },
];

/** Two or three sentences about a complex, true to its figures. */
export function describeInWords(complex: WorldComplex): string {
  const random = randomOf('words', complex.id);
  const { district, town, houses, comfortClass } = complex;
  // Towers abroad are no clubs, however dear.
  const manner = comfortClass === 'ELITE' && town.currency !== 'RUB' ? 'BUSINESS' : comfortClass;
  const [metro] = district.metros;
  return [
    pick(OPENINGS[manner], random),
    heightsOf(houses),
    metro === undefined ? null : `Ближайшая станция метро — «${metro}».`,
    pick(
      CLOSINGS.filter(({ suits }) => suits(complex)),
      random,
    ).text,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function heightsOf(houses: WorldComplex['houses']): string {
  const floors = houses.map((house) => house.floors);
  const [low, high] = [Math.min(...floors), Math.max(...floors)];
  const one = `${high} ${plural(high, 'этаж', 'этажа', 'этажей')}`;
  if (houses.length === 1) return `В доме ${one}.`;
  const many = `В квартале ${houses.length} ${plural(houses.length, 'дом', 'дома', 'домов')} высотой`;
  return low === high
    ? `${many} ${one}.`
    : `${many} от ${low} до ${high} ${plural(high, 'этажа', 'этажей', 'этажей')}.`;
}

const ABROAD: readonly Amenity[] = AMENITIES;
const AT_HOME: Record<WorldComplex['comfortClass'], readonly Amenity[]> = {
  COMFORT: ['playground'],
  BUSINESS: ['playground', 'concierge', 'security'],
  ELITE: ['concierge', 'security', 'gym', 'spa'],
};

/** Amenities are rich abroad and few at home. */
export function amenitiesOf(complex: WorldComplex): Amenity[] {
  const random = randomOf('amenities', complex.id);
  const isAbroad = complex.town.currency !== 'RUB';
  return isAbroad
    ? ABROAD.filter(() => random() < 0.68)
    : AT_HOME[complex.comfortClass].filter(() => random() < 0.85);
}

/** Metres to the shore, to the nearest ten; null inland. */
export function seaDistanceOf({ town, houses }: WorldComplex): number | null {
  if (town.shore === undefined) return null;
  const shore = town.shore.map(([latitude, longitude]) => ({ latitude, longitude }));
  const metres = Math.min(...houses.map(({ point }) => distanceToPath(point, shore)));
  return Math.max(50, Math.round(metres / 10) * 10);
}

/** The number of the project in the state register of housing; some were never registered there. */
export function domRfIdOf({ id, town }: WorldComplex): string | null {
  if (town.country !== 'Россия') return null;
  const random: Random = randomOf('register', id);
  return random() < 0.9 ? String(40_000 + Math.floor(random() * 25_000)) : null;
}
