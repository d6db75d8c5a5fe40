import type { MapSettings } from '#contract/map-settings.ts';
import { AppError } from '#domain/errors.ts';
import { LEAD_PROVIDERS } from '#integrations/lead/port.ts';

export type AppEnv = 'local' | 'testing' | 'production';

interface PortOffer {
  providers: readonly string[];
  /** What serves where nobody chose: without network and keys. */
  embedded: string;
  /** The same in production; without it a deployer must choose. */
  production?: string;
  /** What a provider cannot do without. */
  needs?: Readonly<Record<string, readonly ('BASE_URL' | 'KEY')[]>>;
}

/** Outside systems that a deployer chooses by `<PORT>_PROVIDER`, `<PORT>_BASE_URL`, `<PORT>_KEY`. */
export const PORT_CHOICES = {
  SMS: { providers: ['outbox', 'none'], embedded: 'outbox' },
  // Messages nobody gets are of no use: a real site has a bot or none.
  TELEGRAM: {
    providers: ['outbox', 'telegram', 'none'],
    embedded: 'outbox',
    production: 'none',
    needs: { telegram: ['KEY'] },
  },
  STORAGE: { providers: ['disk'], embedded: 'disk' },
  LEADS: { providers: ['inbox', ...LEAD_PROVIDERS], embedded: 'inbox' },
  // What the embedded ones tell is invented: a real site shows nothing instead.
  PLACES: {
    providers: ['embedded', '2gis', 'none'],
    embedded: 'embedded',
    production: 'none',
    needs: { '2gis': ['KEY'] },
  },
  OBJECTS: {
    providers: ['embedded', 'http', 'none'],
    embedded: 'embedded',
    production: 'none',
    needs: { http: ['BASE_URL'] },
  },
  HOUSING: {
    providers: ['embedded', 'http', 'none'],
    embedded: 'embedded',
    production: 'none',
    needs: { http: ['BASE_URL'] },
  },
  // An estimate is marked as one, so a real site may live with it.
  ROUTING: {
    providers: ['embedded', 'osrm'],
    embedded: 'embedded',
    production: 'embedded',
    needs: { osrm: ['BASE_URL'] },
  },
} as const satisfies Record<string, PortOffer>;
export type PortName = keyof typeof PORT_CHOICES;

export interface PortChoice {
  provider: string;
  baseUrl: string | null;
  key: string | null;
}

export interface Env {
  appEnv: AppEnv;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string;
  defaultLocationName: string;
  rateLimits: 'strict' | 'relaxed';
  /** What fills an empty catalogue: the whole demo market, a small feed that is read in a second, or nothing. */
  demoCatalogue: 'full' | 'small' | 'none';
  searchIndex: 'on' | 'off';
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  trustProxy: boolean;
  /** 32 bytes that seal the secrets of others in the database; null: a key of its own in DATA_DIR. */
  secretKey: Buffer | null;
  /** `host:port`, lower case. */
  fetchAllowHosts: string[];
  map: MapSettings & {
    /** Bound to our address by its owner, so every page may know it. */
    yandexKey: string | null;
  };
  /** Of the bot, without @. */
  telegramBotName: string | null;
  ports: Record<PortName, PortChoice>;
}

interface Variable {
  name: string;
  fallback: string;
  expected: string;
  meaning: string;
}

/** Every variable the product reads: the table in docs/configuration.md is checked against this list. */
export const VARIABLES: readonly Variable[] = [
  {
    name: 'APP_ENV',
    fallback: 'local',
    expected: 'local, testing или production',
    meaning: 'Режим: local слушает только этот компьютер и загружает демо-каталог',
  },
  {
    name: 'HOST',
    fallback: '127.0.0.1 (в production 0.0.0.0)',
    expected: 'адрес или имя хоста; в режиме local только 127.0.0.1, ::1 или localhost',
    meaning: 'Адрес, на котором слушает сервер',
  },
  {
    name: 'PORT',
    fallback: '3000',
    expected: 'целое от 0 до 65535',
    meaning: 'Порт сервера; 0 берёт свободный',
  },
  {
    name: 'DATA_DIR',
    fallback: '.data',
    expected: 'путь к каталогу',
    meaning: 'Данные установки: встроенный PostgreSQL, файлы, исходящие сообщения',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'встроенный PostgreSQL 18 в DATA_DIR',
    expected: 'postgres://пользователь:пароль@хост:порт/база',
    meaning: 'Внешний PostgreSQL 15 или новее; в production обязателен',
  },
  {
    name: 'PUBLIC_URL',
    fallback: 'http://HOST:PORT',
    expected: 'адрес сайта с http:// или https://, без пути',
    meaning: 'Внешний адрес сайта; в production обязателен и с https://',
  },
  {
    name: 'DEFAULT_LOCATION_NAME',
    fallback: 'Москва',
    expected: 'название города из справочника',
    meaning: 'Место, которое видит посетитель без выбора',
  },
  {
    name: 'RATE_LIMITS',
    fallback: 'relaxed (в production strict)',
    expected: 'strict или relaxed',
    meaning: 'relaxed умножает пределы на адрес и ключ на 1000',
  },
  {
    name: 'DEMO_CATALOGUE',
    fallback: 'full (в production none)',
    expected: 'full, small или none; в production только none',
    meaning: 'Чем наполнить пустой каталог: весь демо-рынок, небольшой фид или ничем',
  },
  {
    name: 'SEARCH_INDEX',
    fallback: 'on',
    expected: 'on или off',
    meaning: 'Держать ли каталог в памяти узла; off оставляет поиск за PostgreSQL',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    expected: 'fatal, error, warn, info, debug, trace или silent',
    meaning: 'Подробность журнала',
  },
  {
    name: 'TRUST_PROXY',
    fallback: 'false',
    expected: 'true или false',
    meaning: 'Верить X-Forwarded-For от своего прокси',
  },
  {
    name: 'FETCH_ALLOW_HOSTS',
    fallback: 'нет',
    expected: 'хост:порт через запятую; адрес IPv6 в скобках',
    meaning: 'Куда обращаться за фидами и с заявками, даже если это внутренняя сеть или порт не 80 и не 443',
  },
  {
    name: 'SECRET_KEY',
    fallback: 'свой, в файле secret.key в DATA_DIR',
    expected: '64 шестнадцатеричные цифры',
    meaning: 'Ключ, которым зашифрованы в базе чужие секреты; у всех узлов одной базы один',
  },
  {
    name: 'MAP_ENGINE',
    fallback: 'maplibre',
    expected: 'maplibre или yandex',
    meaning: 'Чем рисуется карта; yandex требует YANDEX_MAPS_KEY',
  },
  {
    name: 'PMTILES_URL',
    fallback: 'нет',
    expected: 'адрес с http:// или https:// либо путь от корня сайта',
    meaning: 'Архив улиц для карты (.pmtiles); путь /maps/… — файл из DATA_DIR/maps',
  },
  {
    name: 'MAP_STYLE_URL',
    fallback: 'нет',
    expected: 'адрес с http:// или https:// либо путь от корня сайта',
    meaning: 'Стиль карты MapLibre; важнее PMTILES_URL',
  },
  {
    name: 'MAP_GLYPHS_URL',
    fallback: 'нет',
    expected: 'адрес с http:// или https:// либо путь от корня сайта',
    meaning: 'Буквы для подписей PMTILES_URL, с {fontstack} и {range}; без него их рисует браузер',
  },
  {
    name: 'MAP_SPRITE_URL',
    fallback: 'нет',
    expected: 'адрес с http:// или https:// либо путь от корня сайта',
    meaning: 'Значки для PMTILES_URL, без .json и .png; без него карта без значков',
  },
  {
    name: 'YANDEX_MAPS_KEY',
    fallback: 'нет',
    expected: 'строка; обязательна при MAP_ENGINE=yandex',
    meaning: 'Ключ Яндекс Карт, ограниченный адресом сайта: его видят все страницы',
  },
  {
    name: 'TELEGRAM_BOT_NAME',
    fallback: 'genplan_demo_bot у outbox',
    expected: 'имя бота без @; обязательно при TELEGRAM_PROVIDER=telegram',
    meaning: 'К какому боту ведёт ссылка привязки',
  },
  ...Object.entries<PortOffer>(PORT_CHOICES).flatMap(([port, { providers, embedded, production }]) => [
    {
      name: `${port}_PROVIDER`,
      fallback: `${embedded} (в production ${production ?? 'выбрать явно'})`,
      expected: providers.join(' или '),
      meaning: `Поставщик порта ${port}`,
    },
    {
      name: `${port}_BASE_URL`,
      fallback: 'нет',
      expected: 'адрес с http:// или https://',
      meaning: `Адрес поставщика порта ${port}`,
    },
    { name: `${port}_KEY`, fallback: 'нет', expected: 'строка', meaning: `Ключ поставщика порта ${port}` },
  ]),
];

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/**
 * Reads every variable once; nobody else looks into `process.env`.
 * Errors: INVALID naming the variable, its value and what was expected.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const read = (name: string): string | undefined => source[name]?.trim() || undefined;
  const refuse = (name: string, value: string | undefined): AppError => {
    const { expected } = VARIABLES.find((variable) => variable.name === name)!;
    const got = value === undefined ? 'не задана' : `получено «${value}»`;
    return new AppError('INVALID', `Переменная ${name}: ${got}, ожидается ${expected}`);
  };
  const oneOf = <T extends string>(name: string, fallback: T, allowed: readonly T[]): T => {
    const value = read(name) ?? fallback;
    if (!(allowed as readonly string[]).includes(value)) throw refuse(name, value);
    return value as T;
  };

  const appEnv = oneOf<AppEnv>('APP_ENV', 'local', ['local', 'testing', 'production']);
  const isProduction = appEnv === 'production';

  const host = read('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1');
  if (!/^[a-z0-9.:_-]+$/i.test(host)) throw refuse('HOST', host);
  if (appEnv === 'local' && !LOOPBACK.includes(host)) throw refuse('HOST', host);

  const portText = read('PORT') ?? '3000';
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= 65535)) throw refuse('PORT', portText);

  const databaseUrl = read('DATABASE_URL') ?? null;
  if (databaseUrl === null && isProduction) throw refuse('DATABASE_URL', undefined);
  if (databaseUrl !== null && !/^postgres(ql)?:\/\/[^/]+\/.+/.test(databaseUrl))
    throw refuse('DATABASE_URL', '…');

  const publicUrlText = read('PUBLIC_URL');
  if (publicUrlText === undefined && isProduction) throw refuse('PUBLIC_URL', undefined);
  const publicUrl = publicUrlText ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (!isOrigin(publicUrl) || (isProduction && !publicUrl.startsWith('https://'))) {
    throw refuse('PUBLIC_URL', publicUrl);
  }

  const fetchAllowHosts = (read('FETCH_ALLOW_HOSTS') ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
  const notHost = fetchAllowHosts.find((entry) => !isHostAndPort(entry));
  if (notHost !== undefined) throw refuse('FETCH_ALLOW_HOSTS', notHost);

  const secretKeyText = read('SECRET_KEY');
  if (secretKeyText !== undefined && !/^[0-9a-f]{64}$/i.test(secretKeyText)) throw refuse('SECRET_KEY', '…');

  const engine = oneOf('MAP_ENGINE', 'maplibre', ['maplibre', 'yandex']);
  const yandexKey = read('YANDEX_MAPS_KEY') ?? null;
  if (engine === 'yandex' && yandexKey === null) throw refuse('YANDEX_MAPS_KEY', undefined);
  const mapFile = (name: string): string | undefined => {
    const address = read(name);
    if (address !== undefined && !/^(https?:\/\/[^/]|\/[^/])/.test(address)) throw refuse(name, address);
    return address;
  };

  const ports = Object.fromEntries(
    Object.entries<PortOffer>(PORT_CHOICES).map(([name, { providers, embedded, production, needs = {} }]) => {
      const provider = read(`${name}_PROVIDER`) ?? (isProduction ? production : embedded);
      if (provider === undefined || !providers.includes(provider)) throw refuse(`${name}_PROVIDER`, provider);
      const lacking = needs[provider]?.find((part) => read(`${name}_${part}`) === undefined);
      if (lacking) throw refuse(`${name}_${lacking}`, undefined);
      // An outbox full of codes would let anybody in who reads it.
      if (isProduction && name === 'SMS' && provider === 'outbox') {
        throw new AppError(
          'INVALID',
          'Переменная SMS_PROVIDER: «outbox» пишет коды входа в файл, в production ожидается none',
        );
      }
      if (isProduction && name === 'TELEGRAM' && provider === 'outbox')
        throw refuse('TELEGRAM_PROVIDER', provider);
      const baseUrl = read(`${name}_BASE_URL`) ?? null;
      if (baseUrl !== null && !URL.canParse(baseUrl)) throw refuse(`${name}_BASE_URL`, baseUrl);
      if (name === 'LEADS' && provider !== 'inbox' && baseUrl === null)
        throw refuse('LEADS_BASE_URL', undefined);
      return [name, { provider, baseUrl, key: read(`${name}_KEY`) ?? null }];
    }),
  ) as Record<PortName, PortChoice>;

  const telegramBotName = read('TELEGRAM_BOT_NAME') ?? null;
  const isBotName =
    telegramBotName === null ? ports.TELEGRAM.provider !== 'telegram' : /^\w{5,32}$/.test(telegramBotName);
  if (!isBotName) throw refuse('TELEGRAM_BOT_NAME', telegramBotName ?? undefined);

  return {
    appEnv,
    host,
    port,
    dataDir: read('DATA_DIR') ?? '.data',
    databaseUrl,
    publicUrl: new URL(publicUrl).origin,
    defaultLocationName: read('DEFAULT_LOCATION_NAME') ?? 'Москва',
    rateLimits: oneOf('RATE_LIMITS', isProduction ? 'strict' : 'relaxed', ['strict', 'relaxed']),
    demoCatalogue: isProduction
      ? oneOf('DEMO_CATALOGUE', 'none', ['none'])
      : oneOf('DEMO_CATALOGUE', 'full', ['full', 'small', 'none']),
    searchIndex: oneOf('SEARCH_INDEX', 'on', ['on', 'off']),
    logLevel: oneOf('LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    trustProxy: oneOf('TRUST_PROXY', 'false', ['true', 'false']) === 'true',
    secretKey: secretKeyText === undefined ? null : Buffer.from(secretKeyText, 'hex'),
    fetchAllowHosts,
    map: {
      engine,
      pmtilesUrl: mapFile('PMTILES_URL'),
      styleUrl: mapFile('MAP_STYLE_URL'),
      glyphsUrl: mapFile('MAP_GLYPHS_URL'),
      spriteUrl: mapFile('MAP_SPRITE_URL'),
      yandexKey,
    },
    telegramBotName,
    ports,
  };
}

/** As a URL spells them, so that comparing texts is enough. */
function isHostAndPort(text: string): boolean {
  const [, host, port] = /^(.+):([1-9]\d{0,4})$/.exec(text) ?? [];
  return Number(port) <= 65535 && URL.parse(`http://${host}`)?.host === host;
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.pathname === '/' && url.search === '' && url.hash === '';
}
