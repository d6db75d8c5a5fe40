import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { MapSettings } from '#contract/map-settings.ts';
import { normalisePhone } from '#domain/access/phone.ts';
import { AppError } from '#domain/errors.ts';
import { KEPT_DAYS, type KeptDays } from '#domain/maintenance/kept-days.ts';
import { INDEX_NOW_KEY } from '#integrations/indexing/index-now.ts';
import type { S3Bucket } from '#integrations/storage/s3-client.ts';
import { givenVariables } from './given-variables.ts';
import { PORT_CHOICES, type PortName, type PortOffer } from './port-choices.ts';
import {
  isHostAndPort,
  isOrigin,
  isPort,
  isSender,
  isSmtpAddress,
  isStoreAddress,
} from './variable-formats.ts';
import { VARIABLES } from './variables.ts';

export type AppEnv = 'local' | 'testing' | 'production';

export interface PortChoice {
  provider: string;
  baseUrl: string | null;
  key: string | null;
}

/** The work of a node: pages and calls, background work, or both. */
export const ROLES = ['all', 'web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

export interface Env {
  appEnv: AppEnv;
  role: Role;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  /** The same database past a pooler, which `databaseUrl` then is; null when that is PostgreSQL itself. */
  databaseDirectUrl: string | null;
  /** A streaming standby of it, which answers visitors; null without one. */
  databaseReplicaUrl: string | null;
  publicUrl: string;
  defaultLocationName: string;
  rateLimits: 'strict' | 'relaxed';
  /** Requests of one address in ten seconds; null for the number that `rateLimits` sets. */
  addressLimit: number | null;
  /**
   * Fills an empty catalogue with the whole demo market, with a small feed that is read in a second, or with nothing.
   */
  demoCatalogue: 'full' | 'small' | 'none';
  searchIndex: 'on' | 'off';
  /** A node that ends is told to the balancer so long before it takes no more requests. */
  drainWaitMs: number;
  /** Where `/metrics` is served; null for nowhere. */
  metrics: { host: string; port: number } | null;
  /** The collector of traces and the share of them it is told; null for nobody. */
  tracing: { endpoint: string; share: number } | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Counts our own proxies in front of the server: so many last addresses of X-Forwarded-For are trusted. */
  trustedProxies: number;
  /** Whom people may call, as pages show it. */
  support: { phone: string; hours: string };
  /** Who answers for the site by law, with what their requisites are. */
  ownerName: string;
  /** 32 bytes that seal the secrets of others in the database; null for a key of its own kept in DATA_DIR. */
  secretKey: Buffer | null;
  /** `host:port`, lower case. */
  fetchAllowHosts: string[];
  map: MapSettings & {
    /** Its owner bound this key to our address, so every page may show it. */
    yandexKey: string | null;
  };
  /** The name without @. */
  telegramBotName: string | null;
  /** The mail server and the address that people see; null without one. */
  email: { url: string; from: string } | null;
  /** The people on duty. */
  alerts: { emails: string[]; chats: string[] };
  sms: {
    /** The name or number that people see; null for the vendor's own. */
    sender: string | null;
    reserveSender: string | null;
    /** Messages of one day, all nodes together. */
    dailyBudget: number;
  };
  leads: {
    /** A lead that nobody took for so long is told of once more. */
    reminderMinutes: number;
    /** How people hear that their leads were taken: by letter or, without an address, by text message; or not. */
    receipts: 'all' | 'email' | 'off';
  };
  /** Seals SECRET_KEY into copies of the installation, and opens it; null to leave it out of them. */
  backupPassphrase: string | null;
  /** The folder for copies that the console asks for. */
  backupDir: string;
  /** How long records are kept. */
  keptDays: KeptDays;
  /** The bucket for files: what STORAGE_PROVIDER uses, or where files are to move; null when none is named. */
  s3: S3Bucket | null;
  /** Calls of one day, all nodes together. */
  addressBudgets: { suggestions: number; geocoder: number };
  ports: Record<PortName, PortChoice>;
  /** Variables meant for us, by their names, that nobody reads. */
  strangers: string[];
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/**
 * Reads every variable once; nobody else looks into `process.env`.
 * Errors: INVALID naming every variable that is lacking or wrong, a line each: its value and what was expected.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const reader = createReader(source);
  const { read, refuse, oneOf, throwFaults, strangers } = reader;
  const appEnv = oneOf('APP_ENV', 'local', ['local', 'testing', 'production']);
  // The checks below depend on this value, so its fault is reported first.
  throwFaults();
  const isProduction = appEnv === 'production';

  const host = read('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1');
  const isHost = (text: string) =>
    /^[a-z0-9.:_-]+$/i.test(text) && (appEnv !== 'local' || LOOPBACK.includes(text));
  if (!isHost(host)) refuse('HOST', host);

  const portText = read('PORT') ?? '3000';
  if (!isPort(portText)) refuse('PORT', portText);
  const port = Number(portText);

  const metricsPort = read('METRICS_PORT');
  const isMetricsPort = metricsPort === undefined || (isPort(metricsPort) && metricsPort !== portText);
  if (!isMetricsPort) refuse('METRICS_PORT', metricsPort);
  const metricsHost = read('METRICS_HOST') ?? '127.0.0.1';
  if (!isHost(metricsHost)) refuse('METRICS_HOST', metricsHost);

  const collector = read('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (collector !== undefined && !/^https?:$/.test(URL.parse(collector)?.protocol ?? '')) {
    refuse('OTEL_EXPORTER_OTLP_ENDPOINT', collector);
  }
  const shareText = read('OTEL_TRACES_SAMPLER_ARG') ?? '0.05';
  if (!/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(shareText)) refuse('OTEL_TRACES_SAMPLER_ARG', shareText);

  const databaseUrl = read('DATABASE_URL') ?? null;
  if (databaseUrl === null && isProduction) refuse('DATABASE_URL', undefined);
  // The value may hold a password, so the message does not repeat it.
  const isDatabase = (address: string | null) =>
    address === null || /^postgres(ql)?:\/\/[^/]+\/.+/.test(address);
  if (!isDatabase(databaseUrl)) refuse('DATABASE_URL', '…');
  const databaseDirectUrl = read('DATABASE_DIRECT_URL') ?? null;
  if (!isDatabase(databaseDirectUrl)) refuse('DATABASE_DIRECT_URL', '…');
  const databaseReplicaUrl = read('DATABASE_REPLICA_URL') ?? null;
  if (!isDatabase(databaseReplicaUrl)) refuse('DATABASE_REPLICA_URL', '…');
  if ((databaseDirectUrl ?? databaseReplicaUrl) !== null && databaseUrl === null) {
    refuse('DATABASE_URL', undefined);
  }

  const publicUrlText = read('PUBLIC_URL');
  const publicUrl = publicUrlText ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const isPublicUrl = publicUrlText === undefined || isOrigin(publicUrlText);
  if (!isPublicUrl || (isProduction && !publicUrl.startsWith('https://'))) {
    refuse('PUBLIC_URL', publicUrlText);
  }

  const fetchAllowHosts = listOf(read('FETCH_ALLOW_HOSTS')?.toLowerCase());
  const notHost = fetchAllowHosts.find((entry) => !isHostAndPort(entry));
  if (notHost !== undefined) refuse('FETCH_ALLOW_HOSTS', notHost);

  const proxiesText = read('TRUST_PROXY') ?? '0';
  const trustedProxies = { true: 1, false: 0 }[proxiesText] ?? Number(proxiesText);
  if (!/^(true|false|\d|10)$/.test(proxiesText)) refuse('TRUST_PROXY', proxiesText);

  const addressLimitText = read('ADDRESS_LIMIT');
  if (addressLimitText !== undefined && !/^[1-9]\d{0,6}$/.test(addressLimitText)) {
    refuse('ADDRESS_LIMIT', addressLimitText);
  }

  const drainWaitText = read('DRAIN_WAIT') ?? (isProduction ? '5' : '0');
  if (!/^\d{1,3}$/.test(drainWaitText) || Number(drainWaitText) > 300) refuse('DRAIN_WAIT', drainWaitText);

  const secretKeyText = read('SECRET_KEY');
  if (secretKeyText !== undefined && !/^[0-9a-f]{64}$/i.test(secretKeyText)) refuse('SECRET_KEY', '…');
  // A key of its own in DATA_DIR would be another one on another node, and would be lost with the disk.
  if (secretKeyText === undefined && isProduction) refuse('SECRET_KEY', undefined);

  /** A real site must name its own people, so nothing is invented for it. */
  const named = (name: string, invented: string): string => {
    const value = read(name);
    if (value === undefined && isProduction) refuse(name, undefined);
    return value ?? invented;
  };
  const supportPhone = named('SUPPORT_PHONE', '+7 (495) 000-10-01');
  if (normalisePhone(supportPhone) === undefined) refuse('SUPPORT_PHONE', supportPhone);
  const supportHours = named('SUPPORT_HOURS', 'ежедневно с 9:00 до 21:00 по Москве');
  const ownerName = named('OWNER_NAME', 'ООО «Генплан» (пример)');

  const engine = oneOf('MAP_ENGINE', 'maplibre', ['maplibre', 'yandex']);
  const yandexKey = read('YANDEX_MAPS_KEY') ?? null;
  if (engine === 'yandex' && yandexKey === null) refuse('YANDEX_MAPS_KEY', undefined);
  const mapFile = (name: string): string | undefined => {
    const address = read(name);
    if (address !== undefined && !/^(https?:\/\/[^/]|\/[^/])/.test(address)) refuse(name, address);
    return address;
  };

  const portChoice = (name: PortName): PortChoice => {
    const { providers, embedded, production, needs = {}, hasOwnVariables }: PortOffer = PORT_CHOICES[name];
    const chosen = read(`${name}_PROVIDER`) ?? (isProduction ? production : embedded);
    const baseUrl = (!hasOwnVariables && read(`${name}_BASE_URL`)) || null;
    const key = (!hasOwnVariables && read(`${name}_KEY`)) || null;
    // In production an outbox would reach nobody, and its codes would let in anyone who reads it.
    const real = providers.filter((provider) => !isProduction || provider !== 'outbox');
    if (chosen === undefined || !real.includes(chosen)) {
      refuse(`${name}_PROVIDER`, chosen, real.join(' или '));
    }
    for (const part of needs[chosen ?? ''] ?? []) {
      if ((part === 'KEY' ? key : baseUrl) === null) refuse(`${name}_${part}`, undefined);
    }
    if (baseUrl !== null && !URL.canParse(baseUrl)) refuse(`${name}_BASE_URL`, baseUrl);
    return { provider: chosen ?? embedded, baseUrl, key };
  };
  const ports = Object.fromEntries(
    Object.keys(PORT_CHOICES).map((name) => [name, portChoice(name as PortName)]),
  ) as Record<PortName, PortChoice>;

  const dataDir = read('DATA_DIR') ?? '.data';
  const backupPassphrase = read('BACKUP_PASSPHRASE') ?? null;
  // The value is a secret, so the message does not repeat it.
  if (backupPassphrase !== null && backupPassphrase.length < 12) refuse('BACKUP_PASSPHRASE', '…');

  const s3 = readBucket(reader, ports.STORAGE.provider !== 'disk');

  const smsSender = read('SMS_SENDER') ?? null;
  const reserveSender = read('SMS_RESERVE_SENDER') ?? null;
  if (ports.SMS.provider === 'exolve' && smsSender === null) refuse('SMS_SENDER', undefined);
  if (ports.SMS_RESERVE.provider === 'exolve' && reserveSender === null) {
    refuse('SMS_RESERVE_SENDER', undefined);
  }
  for (const port of ['SMS', 'SMS_RESERVE'] as const) {
    const { provider, key } = ports[port];
    if (provider === 'smsaero' && key !== null && !/^[^:]+:[^:]+$/.test(key)) {
      refuse(`${port}_KEY`, '…', 'почта:ключ');
    }
  }
  const { provider: recognition, key: recognitionKey } = ports.RECOGNITION;
  if (recognition === 'beorg' && recognitionKey !== null && !/^[^:]+:[^:]+:[^:]+$/.test(recognitionKey)) {
    refuse('RECOGNITION_KEY', '…', 'token:machine_uid:project_id');
  }
  const { provider: indexing, key: indexingKey } = ports.INDEXING;
  if (indexing === 'yandex' && indexingKey !== null && !INDEX_NOW_KEY.test(indexingKey)) {
    refuse('INDEXING_KEY', indexingKey, '8–128 латинских букв, цифр и дефисов');
  }
  if (ports.SMS_RESERVE.provider !== 'none' && ports.SMS_RESERVE.provider === ports.SMS.provider) {
    refuse('SMS_RESERVE_PROVIDER', ports.SMS_RESERVE.provider, 'не тот, что в SMS_PROVIDER');
  }
  const countOf = (name: string, fallback: number, most = 9_999_999): number => {
    const text = read(name) ?? String(fallback);
    if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > most) refuse(name, text);
    return Number(text);
  };

  const smtpUrl = read('SMTP_URL');
  const emailFrom = read('EMAIL_FROM');
  const sendsEmail = ports.EMAIL.provider === 'smtp';
  // The value may hold a password, so the message does not repeat it.
  if (smtpUrl === undefined ? sendsEmail : !isSmtpAddress(smtpUrl)) refuse('SMTP_URL', smtpUrl && '…');
  if (emailFrom === undefined ? sendsEmail : !isSender(emailFrom)) refuse('EMAIL_FROM', emailFrom);
  const alertEmails = listOf(read('ALERT_EMAILS'));
  const notEmail = alertEmails.find((address) => !z.email().safeParse(address).success);
  if (notEmail !== undefined) refuse('ALERT_EMAILS', notEmail);
  const alertChats = listOf(read('ALERT_TELEGRAM'));
  const notChat = alertChats.find((chat) => !/^-?\d{1,20}$/.test(chat));
  if (notChat !== undefined) refuse('ALERT_TELEGRAM', notChat);

  const keptDays = Object.fromEntries(
    Object.entries(KEPT_DAYS).map(([kind, days]) => [kind, countOf(`KEEP_${kind}_DAYS`, days, 36_500)]),
  ) as KeptDays;

  const telegramBotName = read('TELEGRAM_BOT_NAME') ?? null;
  const isBotName =
    telegramBotName === null ? ports.TELEGRAM.provider !== 'telegram' : /^\w{5,32}$/.test(telegramBotName);
  if (!isBotName) refuse('TELEGRAM_BOT_NAME', telegramBotName ?? undefined);

  const env: Env = {
    appEnv,
    role: oneOf('ROLE', 'all', ROLES),
    host,
    port,
    dataDir,
    databaseUrl,
    databaseDirectUrl,
    databaseReplicaUrl,
    publicUrl: URL.parse(publicUrl)?.origin ?? publicUrl,
    defaultLocationName: read('DEFAULT_LOCATION_NAME') ?? 'Москва',
    rateLimits: oneOf('RATE_LIMITS', isProduction ? 'strict' : 'relaxed', ['strict', 'relaxed']),
    addressLimit: addressLimitText === undefined ? null : Number(addressLimitText),
    demoCatalogue: isProduction
      ? oneOf('DEMO_CATALOGUE', 'none', ['none'])
      : oneOf('DEMO_CATALOGUE', 'full', ['full', 'small', 'none']),
    searchIndex: oneOf('SEARCH_INDEX', 'on', ['on', 'off']),
    drainWaitMs: Number(drainWaitText) * 1_000,
    metrics: metricsPort === undefined ? null : { host: metricsHost, port: Number(metricsPort) },
    tracing: collector === undefined ? null : { endpoint: collector, share: Number(shareText) },
    logLevel: oneOf('LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    trustedProxies,
    support: { phone: supportPhone, hours: supportHours },
    ownerName,
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
    backupPassphrase,
    backupDir: resolve(read('BACKUP_DIR') ?? join(dataDir, 'backups')),
    keptDays,
    s3,
    email: sendsEmail ? { url: smtpUrl!, from: emailFrom! } : null,
    alerts: { emails: alertEmails, chats: alertChats },
    sms: { sender: smsSender, reserveSender, dailyBudget: countOf('SMS_DAILY_BUDGET', 1_000) },
    leads: {
      reminderMinutes: countOf('LEAD_REMINDER_MINUTES', 15, 1_440),
      receipts: oneOf('LEAD_RECEIPTS', 'all', ['all', 'email', 'off']),
    },
    addressBudgets: {
      suggestions: countOf('ADDRESS_DAILY_BUDGET', 10_000),
      geocoder: countOf('GEOCODER_DAILY_BUDGET', 1_000),
    },
    ports,
    strangers,
  };
  throwFaults();
  return env;
}

/** A bucket of which one part is named must be named whole, whether it is used today or not. */
function readBucket({ read, refuse, oneOf }: Reader, isUsed: boolean): S3Bucket | null {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;
  const [endpoint = '', bucket = '', key = '', secret = ''] = names.map(read);
  if (!isUsed && `${endpoint}${bucket}${key}${secret}` === '') return null;
  const region = read('S3_REGION') ?? 'us-east-1';
  if (!isStoreAddress(endpoint)) refuse('S3_ENDPOINT', endpoint || undefined);
  if (!/^[a-z0-9-]+$/.test(region)) refuse('S3_REGION', region);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) refuse('S3_BUCKET', bucket || undefined);
  if (key === '') refuse('S3_KEY', undefined);
  if (secret === '') refuse('S3_SECRET', undefined);
  return {
    endpoint,
    region,
    bucket,
    key,
    secret,
    pathStyle: oneOf('S3_PATH_STYLE', 'on', ['on', 'off']) === 'on',
  };
}

type Reader = ReturnType<typeof createReader>;

/** Reads texts and gathers all faults, so that a deployer sees them together. */
function createReader(source: Record<string, string | undefined>) {
  const { values, faults, strangers } = givenVariables(source);
  const read = (name: string): string | undefined => values[name];
  const refuse = (name: string, value: string | undefined, expected = expectedOf(name)): void => {
    const got = value === undefined ? 'не задана' : `получено «${value}»`;
    faults.push(`Переменная ${name}: ${got}, ожидается ${expected}`);
  };
  const oneOf = <T extends string>(name: string, fallback: T, allowed: readonly T[]): T => {
    const value = read(name) ?? fallback;
    if ((allowed as readonly string[]).includes(value)) return value as T;
    refuse(name, value);
    return fallback;
  };
  const throwFaults = (): void => {
    if (faults.length > 0) throw new AppError('INVALID', faults.join('\n'));
  };
  return { read, refuse, oneOf, throwFaults, strangers };
}

function expectedOf(name: string): string {
  return VARIABLES.find((variable) => variable.name === name)!.expected;
}

/** Reads a list whose entries stand between commas. */
function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
