import { KEPT_DAYS, type KeptKind } from '#domain/maintenance/kept-days.ts';
import { PORT_CHOICES, type PortOffer } from './port-choices.ts';

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
    name: 'ROLE',
    fallback: 'all',
    expected: 'all, web или worker',
    meaning:
      'Чем занят узел: web отвечает на запросы, worker делает фоновую работу и отвечает только на /health, all — и то и другое',
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
    meaning: 'Внешний PostgreSQL 16 или новее; в production обязателен',
  },
  {
    name: 'DATABASE_DIRECT_URL',
    fallback: 'DATABASE_URL',
    expected: 'postgres://пользователь:пароль@хост:порт/база; вместе с DATABASE_URL',
    meaning:
      'Тот же PostgreSQL мимо пулера, когда DATABASE_URL — адрес PgBouncer: миграции, уведомления, фоновая работа и импорт',
  },
  {
    name: 'DATABASE_REPLICA_URL',
    fallback: 'нет',
    expected: 'postgres://пользователь:пароль@хост:порт/база; вместе с DATABASE_URL',
    meaning:
      'Потоковая реплика того же PostgreSQL: узлы web и all читают с неё страницы, вызовы и поисковый индекс для посетителей без входа',
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
    name: 'ADDRESS_LIMIT',
    fallback: '600 при strict, 600 000 при relaxed',
    expected: 'целое от 1 до 9999999',
    meaning: 'Сколько страниц и вызовов принимается с одного адреса за 10 секунд; для IPv6 — с сети /64',
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
    name: 'DRAIN_WAIT',
    fallback: '0 (в production 5)',
    expected: 'целое от 0 до 300, секунды',
    meaning:
      'Сколько узел после SIGTERM ещё принимает запросы, отвечая на /health/ready 503: дольше, чем балансировщик замечает это',
  },
  {
    name: 'METRICS_PORT',
    fallback: 'нет',
    expected: 'целое от 0 до 65535, не то, что в PORT',
    meaning: 'Порт, на котором узел отдаёт /metrics для Prometheus; без него — нигде',
  },
  {
    name: 'METRICS_HOST',
    fallback: '127.0.0.1',
    expected: 'адрес или имя хоста; в режиме local только 127.0.0.1, ::1 или localhost',
    meaning: 'Адрес, на котором слушает METRICS_PORT: закрытая сеть, никогда не интернет',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: 'нет',
    expected: 'адрес http:// или https://',
    meaning: 'Сборщик трасс OpenTelemetry (OTLP/HTTP, без /v1/traces); без него узел трасс не пишет',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    fallback: '0.05',
    expected: 'доля от 0 до 1',
    meaning: 'Какую часть трасс, начатых здесь, отдавать сборщику; о своих решает прокси',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    expected: 'fatal, error, warn, info, debug, trace или silent',
    meaning: 'Подробность журнала',
  },
  {
    name: 'TRUST_PROXY',
    fallback: '0',
    expected: 'целое от 0 до 10; true — то же, что 1, false — 0',
    meaning:
      'Сколько своих прокси стоит перед сервером: адрес посетителя — столько-то с конца в X-Forwarded-For, остальному в нём веры нет',
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
    meaning:
      'Ключ, которым зашифрованы в базе чужие секреты; у всех узлов одной базы один; в production обязателен',
  },
  {
    name: 'SUPPORT_PHONE',
    fallback: 'выдуманный',
    expected: 'телефон, как его показать людям: +7 (495) 123-45-67',
    meaning: 'Телефон поддержки на странице помощи; в production обязателен',
  },
  {
    name: 'SUPPORT_HOURS',
    fallback: 'ежедневно с 9:00 до 21:00 по Москве',
    expected: 'текст: когда отвечает поддержка',
    meaning: 'Часы поддержки после её телефона; в production обязательны',
  },
  {
    name: 'OWNER_NAME',
    fallback: 'ООО «Генплан» (пример)',
    expected: 'текст: имя и реквизиты владельца сайта',
    meaning: 'Кто отвечает за сайт и персональные данные, над правовыми документами; в production обязателен',
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
  {
    name: 'SMTP_URL',
    fallback: 'нет',
    expected: 'smtp://имя:пароль@хост:587 или smtps://имя:пароль@хост; обязателен при EMAIL_PROVIDER=smtp',
    meaning: 'Почтовый сервер; smtp:// переходит на TLS, без TLS — только сервер этой же машины',
  },
  {
    name: 'EMAIL_FROM',
    fallback: 'нет',
    expected: 'адрес или Имя <адрес>; обязателен при EMAIL_PROVIDER=smtp',
    meaning: 'От чьего имени приходят письма',
  },
  {
    name: 'ALERT_EMAILS',
    fallback: 'нет',
    expected: 'адреса почты через запятую',
    meaning: 'Кому писать о неисправностях',
  },
  {
    name: 'ALERT_TELEGRAM',
    fallback: 'нет',
    expected: 'номера чатов через запятую',
    meaning: 'В какие чаты Telegram писать о неисправностях, кроме администраторов, привязавших бота',
  },
  {
    name: 'SMS_SENDER',
    fallback: 'имя, которое даёт поставщик',
    expected: 'имя или номер отправителя; обязательно при SMS_PROVIDER=exolve',
    meaning: 'От чьего имени приходят SMS',
  },
  {
    name: 'SMS_RESERVE_SENDER',
    fallback: 'имя, которое даёт поставщик',
    expected: 'имя или номер отправителя; обязательно при SMS_RESERVE_PROVIDER=exolve',
    meaning: 'От чьего имени приходят SMS второго поставщика',
  },
  {
    name: 'SMS_DAILY_BUDGET',
    fallback: '1000',
    expected: 'целое от 1 до 9999999',
    meaning: 'Сколько SMS отправляют все узлы за сутки; о 80 % и о последней пишется в журнал и дежурным',
  },
  {
    name: 'LEAD_REMINDER_MINUTES',
    fallback: '15',
    expected: 'целое от 1 до 1440',
    meaning:
      'Через сколько минут напомнить о заявке, которую никто не взял, и сказать о ней ещё одному человеку',
  },
  {
    name: 'LEAD_RECEIPTS',
    fallback: 'all',
    expected: 'all, email или off',
    meaning:
      'Подтверждать ли человеку его заявку: письмом, а без почты — SMS (all), только письмом или никак; на SMS уходит не больше половины SMS_DAILY_BUDGET',
  },
  ...keptVariables(),
  {
    name: 'BACKUP_PASSPHRASE',
    fallback: 'нет',
    expected: 'строка от 12 знаков',
    meaning:
      'Фраза, под которой SECRET_KEY кладётся в копию; без неё копия ключа не содержит и называет его отпечаток',
  },
  {
    name: 'BACKUP_DIR',
    fallback: 'DATA_DIR/backups',
    expected: 'путь к папке',
    meaning:
      'Куда кладутся копии, которые просит администратор на странице обслуживания; программа их не удаляет',
  },
  {
    name: 'S3_ENDPOINT',
    fallback: 'нет',
    expected: 'адрес с http:// или https://; обязателен вместе с S3_BUCKET, S3_KEY и S3_SECRET',
    meaning: 'Хранилище S3, куда кладутся файлы при STORAGE_PROVIDER=s3 и s3-from-disk',
  },
  {
    name: 'S3_REGION',
    fallback: 'us-east-1',
    expected: 'буквы a–z, цифры и дефисы',
    meaning: 'Регион хранилища S3',
  },
  {
    name: 'S3_BUCKET',
    fallback: 'нет',
    expected: 'имя бакета: 3–63 знака, буквы a–z, цифры, точки и дефисы',
    meaning: 'Бакет, закрытый для всех, кроме этого ключа',
  },
  { name: 'S3_KEY', fallback: 'нет', expected: 'строка', meaning: 'Идентификатор ключа хранилища S3' },
  { name: 'S3_SECRET', fallback: 'нет', expected: 'строка', meaning: 'Секрет ключа хранилища S3' },
  {
    name: 'S3_PATH_STYLE',
    fallback: 'on',
    expected: 'on или off',
    meaning: 'Где стоит имя бакета: on — в пути, off — в имени хоста',
  },
  {
    name: 'ADDRESS_DAILY_BUDGET',
    fallback: '10000',
    expected: 'целое от 1 до 9999999',
    meaning:
      'Сколько раз за сутки все узлы спрашивают поставщика подсказок адресов; дальше отвечает свой справочник',
  },
  {
    name: 'GEOCODER_DAILY_BUDGET',
    fallback: '1000',
    expected: 'целое от 1 до 9999999',
    meaning: 'Сколько раз за сутки все узлы спрашивают геокодер; дальше дома без точки ждут следующего дня',
  },
  ...Object.entries<PortOffer>(PORT_CHOICES).flatMap(([port, offer]) => [
    {
      name: `${port}_PROVIDER`,
      fallback: `${offer.embedded} (в production ${offer.production ?? 'выбрать явно'})`,
      expected: offer.providers.join(' или '),
      meaning: `Поставщик порта ${port}`,
    },
    ...(offer.hasOwnVariables ? [] : addressAndKey(port)),
  ]),
];

function addressAndKey(port: string): Variable[] {
  return [
    {
      name: `${port}_BASE_URL`,
      fallback: 'нет',
      expected: 'адрес с http:// или https://',
      meaning: `Адрес поставщика порта ${port}`,
    },
    { name: `${port}_KEY`, fallback: 'нет', expected: 'строка', meaning: `Ключ поставщика порта ${port}` },
  ];
}

function keptVariables(): Variable[] {
  const meanings: Record<KeptKind, string> = {
    AUDIT: 'журнал правок',
    FEED_RUNS: 'прогоны фидов и их замечания, кроме последнего прочитанного у каждого фида',
    LEADS: 'контакты в заявках с сайта и из виджетов; сами заявки остаются без них',
    DRAFTS: 'заявки на ипотеку, которые никто не отправил и не трогал, вместе с документами',
    LOOSE_FILES: 'документы людей, не приложенные ни к чему, и файлы в хранилище, о которых база не знает',
    CLIENT_ERRORS: 'ошибки страниц в браузерах, с последнего раза',
    DONE_WORK: 'сделанную фоновую работу',
    MAINTENANCE: 'записи об обслуживании',
    WIDGET_FIGURES: 'показы и расчёты виджетов по дням и страницам',
  };
  return Object.entries(meanings).map(([kind, meaning]) => ({
    name: `KEEP_${kind}_DAYS`,
    fallback: String(KEPT_DAYS[kind as KeptKind]),
    expected: 'целое от 1 до 36500, дни',
    meaning: `Сколько дней хранить ${meaning}`,
  }));
}
