/** The invented developers, complexes and houses of the small demo feed. Streets and metro stations are real. */
export interface DemoComplex {
  name: string;
  developer: string;
  phone: string;
  region: string;
  city: string;
  cityArea: string | null;
  metros: string[];
  apartments: boolean;
  /** Roubles for a square metre of a middle flat. */
  pricePerM2: number;
  material: string;
  ceiling: string;
  description: string;
  houses: DemoHouse[];
}

export interface DemoHouse {
  address: string;
  latitude: number;
  longitude: number;
  floors: number;
  sections: number;
  state: 'unfinished' | 'built' | 'hand-over';
  year: number;
  quarter: number | null;
  finishes: string[];
  flats: number;
}

export const SMALL_WORLD: readonly DemoComplex[] = [
  {
    name: 'Кленовый меридиан',
    developer: 'Меридиан Девелопмент',
    phone: '+7 (495) 000-10-01',
    region: 'Москва',
    city: 'Москва',
    cityArea: 'район Черёмушки',
    metros: ['Калужская', 'Беляево'],
    apartments: false,
    pricePerM2: 389_000,
    material: 'монолитный',
    ceiling: '2.95',
    description:
      'Квартал без машин во дворе: сквер с клёнами, школа через дорогу, мастерские и кофейни на первых этажах.',
    houses: [
      {
        address: 'улица Обручева, 23к1',
        latitude: 55.6579,
        longitude: 37.5331,
        floors: 17,
        sections: 3,
        state: 'hand-over',
        year: 2025,
        quarter: 4,
        finishes: ['чистовая', 'чистовая с мебелью', 'без отделки'],
        flats: 24,
      },
      {
        address: 'улица Обручева, 23к2',
        latitude: 55.6572,
        longitude: 37.5352,
        floors: 24,
        sections: 2,
        state: 'unfinished',
        year: 2028,
        quarter: 2,
        finishes: ['предчистовая', 'чистовая'],
        flats: 22,
      },
    ],
  },
  {
    name: 'Апарт-отель «Северный створ»',
    developer: 'ГК «Створ»',
    phone: '8 800 000-20-02',
    region: 'Москва',
    city: 'Москва',
    cityArea: 'район Сокол',
    metros: ['Сокол'],
    apartments: true,
    pricePerM2: 452_000,
    material: 'кирпично-монолитный',
    ceiling: '3.1',
    description:
      'Апартаменты с обслуживанием: ресепшен круглые сутки, уборка, прачечная, зал с видом на Ленинградский проспект.',
    houses: [
      {
        address: 'Ленинградский проспект, 74к4',
        latitude: 55.8072,
        longitude: 37.5102,
        floors: 14,
        sections: 1,
        state: 'unfinished',
        year: 2027,
        quarter: 1,
        finishes: ['чистовая с мебелью'],
        flats: 22,
      },
    ],
  },
  {
    name: 'ЖК «Гранитная линия у Смоленки»',
    developer: 'ООО «Специализированный застройщик «Северо-Западная строительная корпорация Гранит»',
    phone: '+7 (812) 000-30-03',
    region: 'Санкт-Петербург',
    city: 'Санкт-Петербург',
    cityArea: 'Василеостровский район',
    metros: ['Приморская', 'Василеостровская'],
    apartments: false,
    pricePerM2: 297_000,
    material: 'кирпично-монолитный',
    ceiling: '2.8',
    description:
      'Два дома у воды: спуск к Смоленке, закрытый двор, кладовые в каждом подъезде, окна от пола в гостиных.',
    houses: [
      {
        address: 'Уральская улица, 21',
        latitude: 59.9515,
        longitude: 30.253,
        floors: 12,
        sections: 4,
        state: 'built',
        year: 2026,
        quarter: 4,
        finishes: ['без отделки', 'черновая', 'предчистовая'],
        flats: 26,
      },
      {
        address: 'набережная реки Смоленки, 33, корпус 2',
        latitude: 59.9497,
        longitude: 30.2405,
        floors: 16,
        sections: 2,
        state: 'unfinished',
        year: 2029,
        quarter: 3,
        finishes: ['предчистовая', 'чистовая'],
        flats: 24,
      },
    ],
  },
  {
    name: 'ЖК «Родонит»',
    developer: 'ГК «Каменный пояс»',
    phone: '+7 (343) 000-40-04',
    region: 'Свердловская область',
    city: 'Екатеринбург',
    cityArea: null,
    metros: ['Ботаническая'],
    apartments: false,
    pricePerM2: 158_000,
    material: 'панельный',
    ceiling: '2.7',
    description:
      'Дома у Ботанического сада: детский сад во дворе, велодорожка до метро, колясочные и лапомойки.',
    houses: [
      {
        address: 'Родонитовая улица, 14',
        latitude: 56.7925,
        longitude: 60.632,
        floors: 25,
        sections: 2,
        state: 'unfinished',
        year: 2027,
        quarter: 3,
        finishes: ['чистовая', 'предчистовая'],
        flats: 22,
      },
      {
        address: 'улица Академика Шварца, 18/2, строение 1',
        latitude: 56.7958,
        longitude: 60.6371,
        floors: 19,
        sections: 1,
        state: 'unfinished',
        year: 2028,
        quarter: null,
        finishes: ['черновая', 'чистовая'],
        flats: 19,
      },
    ],
  },
  {
    name: 'Волжские террасы',
    developer: 'ООО СЗ «Терраса»',
    phone: '+7 (4852) 00-50-05',
    region: 'Ярославская область',
    city: 'Ярославль',
    cityArea: 'Ленинский район',
    metros: [],
    apartments: false,
    pricePerM2: 121_000,
    material: 'кирпичный',
    ceiling: '2.75',
    description: 'Кирпичный дом в семь этажей; последняя квартира от застройщика, ключи сразу после сделки.',
    houses: [
      {
        address: 'улица Чкалова, 71к2',
        latitude: 57.639,
        longitude: 39.873,
        floors: 7,
        sections: 2,
        state: 'hand-over',
        year: 2024,
        quarter: 2,
        finishes: ['чистовая'],
        flats: 1,
      },
    ],
  },
];
