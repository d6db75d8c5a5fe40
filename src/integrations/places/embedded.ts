import type { GeoPoint } from '#domain/geo/point.ts';
import { pointAt } from '#domain/geo/point-at.ts';
import { seededRandom } from '#domain/random.ts';
import type { NearbyPlace, Places } from './port.ts';

interface Kind {
  tag: string;
  name(number: number): string;
  subtitle: string;
  count: number;
  /** None of these stands nearer, none much farther. */
  fromM: number;
  toM: number;
}

const AT_HOME: readonly Kind[] = [
  kind('Образование', (n) => `Детский сад № ${n}`, 'Дошкольное учреждение', [2, 120, 800]),
  kind('Образование', (n) => `Школа № ${n}`, 'Общеобразовательная школа', [2, 200, 1_100]),
  kind('Медицина', (n) => `Городская поликлиника № ${n}`, 'Поликлиника', [1, 400, 1_400]),
  kind('Медицина', (n) => `Аптека № ${n}`, 'Аптека', [2, 100, 700]),
  kind('Продукты', () => 'Супермаркет', 'Продуктовый магазин', [2, 150, 900]),
  kind('Продукты', () => 'Пекарня', 'Хлеб и выпечка', [1, 80, 500]),
  kind('Спорт', () => 'Фитнес-клуб', 'Тренажёрный зал, групповые занятия', [1, 250, 1_200]),
  kind('Спорт', () => 'Бассейн', 'Спортивный комплекс', [1, 500, 1_450]),
  kind('Развлечения', () => 'Кинотеатр', 'Кинозалы', [1, 600, 1_450]),
  kind('Другое', () => 'Городской парк', 'Парк', [1, 300, 1_400]),
];

const ABROAD: readonly Kind[] = [
  kind('Образование', () => 'Международная школа', 'Школа', [1, 500, 1_400]),
  kind('Образование', () => 'Детский центр', 'Ясли и сад', [1, 200, 900]),
  kind('Медицина', () => 'Медицинская клиника', 'Клиника', [1, 300, 1_200]),
  kind('Продукты', () => 'Супермаркет', 'Продукты', [2, 100, 700]),
  kind('Спорт', () => 'Теннисный клуб', 'Корты', [1, 400, 1_300]),
  kind('Развлечения', () => 'Торговый центр с кинотеатром', 'Торговый центр', [1, 400, 1_450]),
];

const NORTHERN_FROM = 40;

/** Invented places for an installation without a catalogue: the same point has the same ones for ever. */
export function embeddedPlaces(now: () => Date): Places {
  return {
    provider: 'embedded',
    async near(point, { radiusM }) {
      const kinds = point.latitude >= NORTHERN_FROM ? AT_HOME : ABROAD;
      const random = seededRandom(seedOf(point));
      const places = kinds.flatMap((one) =>
        Array.from({ length: one.count }, () => place(one, point, random)),
      );
      const within = places.filter(({ metres }) => metres <= radiusM);
      return { ok: true, value: within.map(({ found }) => found), source: 'embedded', asOf: now() };
    },
  };
}

function place(one: Kind, point: GeoPoint, random: () => number): { found: NearbyPlace; metres: number } {
  const number = 1 + Math.floor(random() * 180);
  const metres = one.fromM + (one.toM - one.fromM) * random();
  const bearing = 2 * Math.PI * random();
  const found = {
    objId: `place-${Math.floor(random() * 1e9)}`,
    name: one.name(number),
    subtitle: one.subtitle,
    tag: one.tag,
    address: null,
    ...pointAt(point, { metres, bearing }),
  };
  return { found, metres };
}

function kind(
  tag: string,
  name: Kind['name'],
  subtitle: string,
  [count, fromM, toM]: [number, number, number],
): Kind {
  return { tag, name, subtitle, count, fromM, toM };
}

function seedOf({ latitude, longitude }: GeoPoint): number {
  return Math.round(latitude * 10_000) * 3_600_000 + Math.round(longitude * 10_000);
}
