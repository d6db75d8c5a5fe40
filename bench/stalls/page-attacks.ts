import type { Attack } from './attack.ts';

const HEAD_CHARACTERS = 14_000;

/** Pages of everybody, those of a frame and their lists, and what their addresses carry. */
const PAGES = [
  ...[
    '/',
    '/search',
    '/search/filters',
    '/search/places',
    '/complex/1',
    '/for-sale/1',
    '/compare',
    '/favourites',
  ],
  ...['/legal-info', '/account/profile', '/admin/feed', '/landing/realtor', '/no-such-page'],
  ...['/widget/ipo-calc', '/widget/ipo-calc/demo-ipo-calc', '/widget/vitrina/demo-vitrina'],
  ...[
    '/widget/vitrina/demo-vitrina/flats',
    '/widget/vitrina/demo-vitrina/complexes',
    '/admin/widget-preview',
  ],
];

const long = (text: string, characters = HEAD_CHARACTERS) =>
  text.repeat(Math.floor(characters / text.length));
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

const PATHS_OF_IDS = Array.from({ length: 1_900 }, (_, at) => at + 1).join(',');
const OUTLINE = Array.from(
  { length: 60 },
  (_, at) => `${(55.5 + Math.sin(at * 2.6)).toFixed(6)},${(37.5 + Math.cos(at * 2.6)).toFixed(6)}`,
).join(';');

/** Queries that any page may be opened with. */
const QUERIES: Record<string, string> = {
  'без параметров': '',
  'тысяча мест': `?location=${Array.from({ length: 2_500 }, (_, at) => `c${at}`).join(',')}`,
  'одно место тысячу раз': `?${long('location=c1&')}`,
  'знаки вместо мест': `?location=${long('%D0%B0%E2%80%AE')}`,
  'пробелы вместо мест': `?location=x${long('%20')}x`,
  'много номеров': `?ids=${PATHS_OF_IDS}`,
  'много параметров': `?${long('a=1&')}`,
  'вложенные имена': `?${long('a[b]')}=1`,
  'глубокие фильтры': `?searchFilters=${long('%5B')}`,
  'много вариантов': `?searchFilters=${json({ roomsCount: Array(2_000).fill('1') })}`,
  'много фильтров': `?searchFilters=${json(Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`k${at}`, 1])))}`,
  'длинное число': `?searchFilters=${json({ priceRange: { from: 1e308, to: 1e-308 } })}&page=${long('9')}`,
  прототип: '?searchFilters=%7B%22__proto__%22%3A%7B%22a%22%3A1%7D%7D&__proto__=1&constructor=2',
  'все условия': `?complexes=true&map=true&sort=price_desc&lens=payment&location=all&searchFilters=${json({
    roomsCount: ['0', '1', '2', '3', '4', 'manyRooms', 'openPlan'],
    handoverDeadline: Array.from({ length: 90 }, (_, at) => String(2_000 + at)),
    extras: Array.from({ length: 90 }, (_, at) => `extra ${at}`),
    priceRange: { from: 1, to: 1e15 },
    floorNotFirst: true,
    floorLast: true,
    transportType: 'onFoot',
    transportTime: '60',
  })}`,
  'ничего не найдётся': `?location=all&searchFilters=${json({
    roomsCount: ['0', '1', '2', '3', '4'],
    priceRange: { from: 1, to: 2 },
    area: { from: 1, to: 2 },
    floor: { from: 90, to: 99 },
    apartments: true,
    balcony: true,
    logia: true,
    floorNotFirst: true,
    floorLast: true,
    fromDeveloper: true,
    handoverDeadline: ['2027', '2028'],
    parking: ['UNDERGROUND'],
    renovation: ['FINE'],
    material: ['BRICK'],
  })}`,
  'контур в 60 точек': `?map=true&location=all&area=${OUTLINE}`,
  'контур в тысячу точек': `?map=true&location=all&area=${long('55.5,37.5;')}`,
  'поля витрины': `?${long('f.roomsCount=2&')}`,
  'числа витрины': `?f.priceRange.to=${long('1%20')}&f.priceRange.from=${'9'.repeat(999)}`,
  'поиск по буквам': `?q=${long('%D0%B0')}`,
};

export function pageAttacks(): Attack[] {
  const attack = (door: string, input: string, path: string, headers = {}): Attack => ({
    door,
    input,
    as: /^\/(account|admin)/.test(door) ? 'ADMIN' : 'гость',
    isPage: true,
    call: () => ({
      method: 'GET',
      path,
      headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers },
    }),
  });
  return [
    ...PAGES.flatMap((page) =>
      Object.entries(QUERIES).map(([input, query]) => attack(page, input, page + query)),
    ),
    attack('адрес', 'косые черты', long('/')),
    attack('адрес', 'точки', `/${long('../')}`),
    attack('адрес', 'точки закодированы', `/${long('%2e%2e%2f')}`),
    attack('адрес', 'битые проценты', `/${long('%')}`),
    attack('адрес', 'проценты процентов', `/${long('%25')}`),
    attack('адрес', 'знаки', `/${long('%D0%B0%E2%80%AE')}`),
    attack('адрес', 'чужой сайт', `http://evil.example/${long('a')}`),
    attack('адрес', 'длинный номер', `/complex/${'9'.repeat(4_000)}`),
    attack('адрес', 'длиннее дозволенного', `/${'a'.repeat(17_000)}`),
    attack('cookie', 'много', '/', { cookie: long('a=1; ') }),
    attack('cookie', 'одно имя', '/', { cookie: long('location=c1; ') }),
    attack('cookie', 'без знака равенства', '/', { cookie: long(';') }),
    attack('cookie', 'проценты', '/', { cookie: `location=${long('%')}` }),
    attack('cookie', 'места', '/', { cookie: `location=${encodeURIComponent(long('c1,', 4_000))}` }),
    attack('cookie', 'кавычки', '/', { cookie: `a="${long('\\"')}` }),
    attack('заголовки', 'языки', '/', { 'accept-language': long('ru;q=0.1,') }),
    attack('заголовки', 'упаковки', '/', { 'accept-encoding': long('br;q=0.1,') }),
    attack('заголовки', 'упаковки-пробелы', '/', { 'accept-encoding': `br${long(' ')}x` }),
    attack('заголовки', 'виды', '/', { accept: long('text/html;q=0.1,') }),
    attack('заголовки', 'адреса прокси', '/', { 'x-forwarded-for': long('1.2.3.4, ') }),
    attack('заголовки', 'браузер', '/', { 'user-agent': long('Mozilla/5.0 (') }),
    attack('заголовки', 'откуда', '/', { referer: `http://${long('a.')}` }),
    attack('заголовки', 'метки', '/api/docs', { 'if-none-match': long('"a",') }),
  ];
}
