import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';
import { VARIABLES } from './variables.ts';

const PRODUCTION = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://user:secret@db:5432/genplan',
  PUBLIC_URL: 'https://genplan.example',
  SMS_PROVIDER: 'none',
  STORAGE_PROVIDER: 'disk',
  LEADS_PROVIDER: 'inbox',
  SECRET_KEY: 'a0'.repeat(32),
  SUPPORT_PHONE: '+7 (495) 123-45-67',
  SUPPORT_HOURS: 'по будням с 10:00 до 19:00',
  OWNER_NAME: 'ООО «Ромашка», ОГРН 1027700132195',
};

const BUCKET = {
  STORAGE_PROVIDER: 's3',
  S3_ENDPOINT: 'https://storage.yandexcloud.net',
  S3_REGION: 'ru-central1',
  S3_BUCKET: 'genplan-files',
  S3_KEY: 'id',
  S3_SECRET: 'secret',
};

describe('parseEnv', () => {
  it('needs nothing to start on this computer', () => {
    expect(parseEnv({})).toMatchObject({
      appEnv: 'local',
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:3000',
      rateLimits: 'relaxed',
      drainWaitMs: 0,
      ports: { SMS: { provider: 'outbox' }, STORAGE: { provider: 'disk' } },
    });
  });

  it('takes an empty value for an absent one', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('is strict in production', () => {
    expect(parseEnv(PRODUCTION)).toMatchObject({
      host: '0.0.0.0',
      rateLimits: 'strict',
      drainWaitMs: 5_000,
    });
  });

  it('reads the hosts that may lie in a private network', () => {
    const { fetchAllowHosts } = parseEnv({ FETCH_ALLOW_HOSTS: 'Feeds.internal:8080, [::1]:4000,' });
    expect(fetchAllowHosts).toEqual(['feeds.internal:8080', '[::1]:4000']);
  });

  it.each([
    [undefined, 0],
    ['false', 0],
    ['true', 1],
    ['2', 2],
    ['10', 10],
  ])('counts the proxies of TRUST_PROXY=%s as %i', (text, proxies) => {
    expect(parseEnv({ TRUST_PROXY: text }).trustedProxies).toBe(proxies);
  });

  it.each([
    ['APP_ENV', { APP_ENV: 'prod' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: 'two words', APP_ENV: 'testing' }],
    ['PORT', { PORT: '65536' }],
    ['DRAIN_WAIT', { DRAIN_WAIT: '301' }],
    ['DRAIN_WAIT', { DRAIN_WAIT: '5s' }],
    ['PORT', { PORT: '3e3' }],
    ['PORT', { PORT: '-1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/genplan' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'genplan.ru' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://genplan.ru/path' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'none' }],
    ['DEMO_CATALOGUE', { DEMO_CATALOGUE: 'huge' }],
    ['DEMO_CATALOGUE', { ...PRODUCTION, DEMO_CATALOGUE: 'small' }],
    ['SEARCH_INDEX', { SEARCH_INDEX: 'maybe' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: '11' }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
    ['TRUST_PROXY', { TRUST_PROXY: '127.0.0.1' }],
    ['ADDRESS_LIMIT', { ADDRESS_LIMIT: '0' }],
    ['ADDRESS_LIMIT', { ADDRESS_LIMIT: '1e3' }],
    ['TELEGRAM_KEY', { TELEGRAM_PROVIDER: 'telegram', TELEGRAM_BOT_NAME: 'genplan_bot' }],
    ['TELEGRAM_BOT_NAME', { TELEGRAM_PROVIDER: 'telegram', TELEGRAM_KEY: '1:x' }],
    ['TELEGRAM_BOT_NAME', { TELEGRAM_BOT_NAME: '@bot' }],
    ['FETCH_ALLOW_HOSTS', { FETCH_ALLOW_HOSTS: 'feeds.internal' }],
    ['FETCH_ALLOW_HOSTS', { FETCH_ALLOW_HOSTS: 'feeds.internal:0' }],
    ['FETCH_ALLOW_HOSTS', { FETCH_ALLOW_HOSTS: 'feeds.internal:8080,10.0.0.0/8:80' }],
    ['FETCH_ALLOW_HOSTS', { FETCH_ALLOW_HOSTS: 'http://feeds.internal:8080' }],
    ['FETCH_ALLOW_HOSTS', { FETCH_ALLOW_HOSTS: '0x7f.1:80' }],
    ['SMS_PROVIDER', { SMS_PROVIDER: 'pigeon' }],
    ['SMS_BASE_URL', { SMS_BASE_URL: 'not an address' }],
    ['DATABASE_URL', { ...PRODUCTION, DATABASE_URL: undefined }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: undefined }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://genplan.example' }],
    ['STORAGE_PROVIDER', { ...PRODUCTION, STORAGE_PROVIDER: undefined }],
    ['LEADS_PROVIDER', { ...PRODUCTION, LEADS_PROVIDER: undefined }],
    ['LEADS_BASE_URL', { LEADS_PROVIDER: 'webhook' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['SUPPORT_PHONE', { ...PRODUCTION, SUPPORT_PHONE: 'звоните' }],
    ['SMS_KEY', { SMS_PROVIDER: 'smsc' }],
    ['SMS_SENDER', { SMS_PROVIDER: 'exolve', SMS_KEY: 'k' }],
    ['SMS_RESERVE_KEY', { SMS_RESERVE_PROVIDER: 'smsru' }],
    ['SMS_RESERVE_SENDER', { SMS_RESERVE_PROVIDER: 'exolve', SMS_RESERVE_KEY: 'k' }],
    ['SMS_DAILY_BUDGET', { SMS_DAILY_BUDGET: '0' }],
    ['LEAD_REMINDER_MINUTES', { LEAD_REMINDER_MINUTES: '1441' }],
    ['LEAD_RECEIPTS', { LEAD_RECEIPTS: 'sms' }],
    ['DATABASE_DIRECT_URL', { DATABASE_URL: 'postgres://u@h/d', DATABASE_DIRECT_URL: 'mysql://h/d' }],
    ['DATABASE_URL', { DATABASE_DIRECT_URL: 'postgres://u@h/d' }],
    ['DATABASE_REPLICA_URL', { DATABASE_URL: 'postgres://u@h/d', DATABASE_REPLICA_URL: 'h:5432' }],
    ['DATABASE_URL', { DATABASE_REPLICA_URL: 'postgres://u@h/d' }],
    ['BACKUP_PASSPHRASE', { BACKUP_PASSPHRASE: 'short' }],
    ['SMTP_URL', { EMAIL_PROVIDER: 'smtp', EMAIL_FROM: 'a@example.com' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example.com' }],
    ['EMAIL_FROM', { EMAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://mail.example.com' }],
    ['EMAIL_FROM', { EMAIL_FROM: 'Генплан <нет>' }],
    ['ALERT_EMAILS', { ALERT_EMAILS: 'duty@example.com, нет' }],
    ['ALERT_TELEGRAM', { ALERT_TELEGRAM: '@duty' }],
    ['METRICS_PORT', { METRICS_PORT: '3000' }],
    ['METRICS_PORT', { METRICS_PORT: '70000' }],
    ['METRICS_HOST', { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }],
    ['S3_ENDPOINT', { ...BUCKET, S3_ENDPOINT: 's3.example' }],
    ['S3_ENDPOINT', { ...BUCKET, S3_ENDPOINT: 'https://key:secret@s3.example' }],
    ['S3_REGION', { ...BUCKET, S3_REGION: 'ru central' }],
    ['S3_BUCKET', { ...BUCKET, S3_BUCKET: 'Files' }],
    ['S3_BUCKET', { ...BUCKET, S3_BUCKET: 'files/of/genplan' }],
    ['S3_PATH_STYLE', { ...BUCKET, S3_PATH_STYLE: 'yes' }],
    ['S3_SECRET', { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', S3_KEY: 'k' }],
  ])('names %s and what was expected of it', (name, source) => {
    const { expected } = VARIABLES.find((variable) => variable.name === name)!;
    expect(() => parseEnv(source)).toThrow(`Переменная ${name}: `);
    expect(() => parseEnv(source)).toThrow(expected);
  });

  it('names everything that is lacking or wrong at once, each on a line of its own', () => {
    const wrong = () => parseEnv({ APP_ENV: 'production', PORT: 'http', PUBLIC_URL: 'genplan.example' });
    const named = [
      'PORT',
      'DATABASE_URL',
      'PUBLIC_URL',
      'SECRET_KEY',
      'SUPPORT_PHONE',
      'SUPPORT_HOURS',
      'OWNER_NAME',
      'SMS_PROVIDER',
      'STORAGE_PROVIDER',
      'LEADS_PROVIDER',
    ];
    const lines = named.map((name) => expect.stringMatching(`^Переменная ${name}: .*, ожидается `));
    expect(messageOf(wrong).split('\n')).toEqual(lines);
  });

  it.each([
    ['SMS', 'smsc или smsru или smsaero или exolve или none', undefined],
    ['SMS', 'smsc или smsru или smsaero или exolve или none', 'outbox'],
    ['TELEGRAM', 'telegram или none', 'outbox'],
  ])('has no %s in a file in production, only %s', (port, expected, provider) => {
    expect(() => parseEnv({ ...PRODUCTION, [`${port}_PROVIDER`]: provider })).toThrow(
      new RegExp(`^Переменная ${port}_PROVIDER: .*, ожидается ${expected}$`),
    );
  });

  it('wants a second sender that is another one, and a key of SMS Aero in both its parts', () => {
    const twice = { SMS_PROVIDER: 'smsc', SMS_KEY: 'k', SMS_RESERVE_PROVIDER: 'smsc', SMS_RESERVE_KEY: 'k' };
    expect(() => parseEnv(twice)).toThrow('SMS_RESERVE_PROVIDER: получено «smsc», ожидается не тот');
    const halfKey = () => parseEnv({ SMS_PROVIDER: 'smsaero', SMS_KEY: 'secret-half' });
    expect(messageOf(halfKey)).toMatch(/^Переменная SMS_KEY: (?!.*secret-half).*ожидается почта:ключ$/);
    expect(parseEnv({ SMS_PROVIDER: 'smsaero', SMS_KEY: 'a@b.ru:key' }).ports.SMS.key).toBe('a@b.ru:key');
    const twoOfThree = () => parseEnv({ RECOGNITION_PROVIDER: 'beorg', RECOGNITION_KEY: 'secret:half' });
    expect(messageOf(twoOfThree)).toMatch(
      /^Переменная RECOGNITION_KEY: (?!.*secret:half).*token:machine_uid:project_id$/,
    );
  });

  it('reads a bucket, used today or to be moved to', () => {
    const s3 = {
      endpoint: 'https://storage.yandexcloud.net',
      region: 'ru-central1',
      bucket: 'genplan-files',
      key: 'id',
      secret: 'secret',
      pathStyle: true,
    };
    expect(parseEnv({ ...PRODUCTION, ...BUCKET }).s3).toEqual(s3);
    expect(parseEnv({ ...BUCKET, STORAGE_PROVIDER: 'disk', S3_PATH_STYLE: 'off' }).s3).toEqual({
      ...s3,
      pathStyle: false,
    });
    expect(parseEnv({}).s3).toBeNull();
  });

  it('names all that a bucket lacks at once', () => {
    const wrong = messageOf(() => parseEnv({ ...PRODUCTION, STORAGE_PROVIDER: 's3' })).split('\n');
    expect(wrong.map((line) => /^Переменная (\w+): не задана/.exec(line)?.[1])).toEqual([
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_KEY',
      'S3_SECRET',
    ]);
  });

  it('never prints the password of a database', () => {
    expect(() => parseEnv({ DATABASE_URL: 'postgresql:secret' })).toThrow(/^(?!.*secret)/);
  });
});

function messageOf(broken: () => unknown): string {
  try {
    broken();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('docs/configuration.md', () => {
  const rows = readFileSync('docs/configuration.md', 'utf8').matchAll(
    /^\| `(\w+)` \| (.+?) \| (.+?) \| (.+?) \|$/gm,
  );

  it('lists exactly the variables the product reads', () => {
    const documented = [...rows].map(([, name, fallback, expected, meaning]) => ({
      name,
      fallback,
      expected,
      meaning,
    }));
    expect(documented).toEqual(VARIABLES.map((variable) => ({ ...variable })));
  });
});
