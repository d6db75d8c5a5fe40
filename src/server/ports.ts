import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database, Db } from '#db/client.ts';
import { listKnownAddresses } from '#db/queries/geo/known-addresses.ts';
import { CHECK_LIMITS } from '#feeds/limits.ts';
import { DADATA_URL, dadataGeocoder, dadataSuggester } from '#integrations/address/dadata.ts';
import { embeddedAddresses } from '#integrations/address/embedded.ts';
import type { AddressSuggester, Geocoder } from '#integrations/address/port.ts';
import { budgetedGeocoder, reservedSuggester } from '#integrations/address/reserved.ts';
import { YANDEX_GEOCODER_URL, yandexGeocoder } from '#integrations/address/yandex.ts';
import { noEmail } from '#integrations/email/none.ts';
import { outboxEmail } from '#integrations/email/outbox.ts';
import type { EmailSender } from '#integrations/email/port.ts';
import { smtpEmail } from '#integrations/email/smtp.ts';
import { httpFeedSource } from '#integrations/feed-source/http.ts';
import { embeddedRegister } from '#integrations/housing/embedded.ts';
import { httpRegister } from '#integrations/housing/http.ts';
import { noRegister } from '#integrations/housing/none.ts';
import type { ProjectRegister } from '#integrations/housing/port.ts';
import { embeddedIcons } from '#integrations/icon/embedded.ts';
import { httpIcons } from '#integrations/icon/http.ts';
import type { Icons } from '#integrations/icon/port.ts';
import { rememberedIcons } from '#integrations/icon/remembered.ts';
import { INDEX_NOW_URL, indexNow } from '#integrations/indexing/index-now.ts';
import { noIndexing } from '#integrations/indexing/none.ts';
import type { Indexing } from '#integrations/indexing/port.ts';
import { inboxSink, openSink } from '#integrations/lead/open-sink.ts';
import type { LeadAddress, LeadSink } from '#integrations/lead/port.ts';
import { httpPictures } from '#integrations/media/http.ts';
import { CBR_URL, cbrRates } from '#integrations/money/cbr.ts';
import { embeddedRates } from '#integrations/money/embedded.ts';
import { noRates } from '#integrations/money/none.ts';
import type { CurrencyRates } from '#integrations/money/port.ts';
import { embeddedObjects } from '#integrations/objects/embedded.ts';
import { httpObjects } from '#integrations/objects/http.ts';
import { noObjects } from '#integrations/objects/none.ts';
import type { ObjectCatalogue } from '#integrations/objects/port.ts';
import { embeddedPlaces } from '#integrations/places/embedded.ts';
import { noPlaces } from '#integrations/places/none.ts';
import type { Places } from '#integrations/places/port.ts';
import { TWO_GIS_URL, twoGisPlaces } from '#integrations/places/two-gis.ts';
import { BEORG_URL, beorgRecognizer } from '#integrations/recognition/beorg.ts';
import { embeddedRecognizer } from '#integrations/recognition/embedded.ts';
import { noRecognizer } from '#integrations/recognition/none.ts';
import type { DocumentRecognizer } from '#integrations/recognition/port.ts';
import { embeddedRouting } from '#integrations/routing/embedded.ts';
import { estimatedRouting } from '#integrations/routing/estimated.ts';
import { osrmRouting } from '#integrations/routing/osrm.ts';
import type { Routing } from '#integrations/routing/port.ts';
import { rememberedRouting } from '#integrations/routing/remembered.ts';
import { budgetedSms } from '#integrations/sms/budgeted.ts';
import { failoverSms } from '#integrations/sms/failover.ts';
import { noSms } from '#integrations/sms/none.ts';
import { openSmsVendor } from '#integrations/sms/open-sms-vendor.ts';
import { outboxSms } from '#integrations/sms/outbox.ts';
import type { SmsSender, SmsVendorName } from '#integrations/sms/port.ts';
import { watchedSms } from '#integrations/sms/watched.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import { movingStore } from '#integrations/storage/moving.ts';
import { type BlobStore, isRefusal } from '#integrations/storage/port.ts';
import { s3Store } from '#integrations/storage/s3.ts';
import { BOT_API_URL, botApi } from '#integrations/telegram/bot-api.ts';
import { noBot } from '#integrations/telegram/none.ts';
import { outboxBot } from '#integrations/telegram/outbox.ts';
import type { Bot } from '#integrations/telegram/port.ts';
import { httpSiteLooks } from '#integrations/widget/http.ts';
import type { Workers } from '#integrations/worker/port.ts';
import { openThreads } from '#integrations/worker/threads.ts';
import type { Ports, ProcessMemory } from '#services/ports.ts';
import { openBackups } from './backup/open-backups.ts';
import type { Clock } from './clock.ts';
import { createDailyBudget } from './daily-budget.ts';
import type { Env } from './env.ts';
import { openImports } from './jobs/import-apart.ts';
import type { PortBook } from './port-book.ts';
import { createProcessMemory } from './process-memory.ts';
import { createRateLimiter } from './rate-limits.ts';
import { createSealer } from './sealer.ts';
import { createWidgetTally } from './widget-tally.ts';

interface Options {
  env: Env;
  secretKey: Buffer;
  databaseUrl: string;
  /** The database of requests, and the handle of work. */
  database: Database;
  work: Db;
  clock: Clock;
  log: Logger;
  book: PortBook;
}

/** Chooses the implementation of every port by the environment. */
export function createPorts(options: Options): Ports {
  const { env, secretKey, databaseUrl, database, clock, log, book } = options;
  const guard = { now: clock.now, allowHosts: env.fetchAllowHosts };
  const workers = openThreads({ onError: (error) => log.error({ err: error }, 'worker thread') });
  const open = (address: LeadAddress) => book.watch('leads', openSink(guard, address));
  const memory = createProcessMemory();
  const outside = {
    telegram: chooseBot(env, clock),
    email: chooseEmail(env, clock),
    feeds: httpFeedSource(guard),
    pictures: httpPictures(guard, workers),
    // Clients' own people name these: what the installation reaches inside is nothing to them.
    sites: httpSiteLooks({ now: clock.now, allowHosts: [] }, workers),
    places: choosePlaces(env, clock),
    objects: chooseObjects(env, clock),
    housing: chooseHousing(env, clock),
    routing: chooseRouting(env, clock),
    ...chooseAddresses(options, memory),
    rates: chooseRates(env, clock),
    recognition: chooseRecognizer(env, clock),
    icons: chooseIcons(env, clock, workers),
    indexing: chooseIndexing(env, clock),
  };
  const storage = book.watch('storage', chooseStorage(env, clock), isRefusal);
  return {
    ...watchAll(outside, book),
    storage,
    // Each vendor and each destination of these two is watched by itself.
    sms: chooseSms(options),
    leads: { platform: chooseLeads(env, open, clock, book), open },
    limiter: createRateLimiter({ pool: database.pool, mode: env.rateLimits, log }),
    widgetTally: createWidgetTally({ db: database.db, log }),
    sealer: createSealer(secretKey),
    memory,
    workers,
    // Faults of addresses that anybody may name are no trouble of ours, so nobody watches these calls.
    strangeFeeds: httpFeedSource(
      { ...guard, allowHosts: [] },
      { maxBytes: CHECK_LIMITS.rawBytes, idleMs: 15_000 },
    ),
    backups: openBackups({ env, databaseUrl, storage, secretKey }),
    imports: openImports({ env, databaseUrl }, log),
    randomBytes,
  };
}

function watchAll<Outside extends Record<string, { provider: string }>>(
  ports: Outside,
  book: PortBook,
): Outside {
  const watched = Object.entries(ports).map(([name, port]) => [name, book.watch(name, port)]);
  return Object.fromEntries(watched) as Outside;
}

export function chooseStorage(env: Env, clock: Clock): BlobStore {
  switch (env.ports.STORAGE.provider) {
    case 's3':
      return bucketOf(env, clock);
    case 's3-from-disk':
      return movingStore(bucketOf(env, clock), diskOf(env, clock));
    default:
      return diskOf(env, clock);
  }
}

export function diskOf(env: Env, { now }: Clock): BlobStore {
  return diskStore({ directory: join(env.dataDir, 'blobs'), now });
}

/** Call it only where a bucket is named. */
export function bucketOf(env: Env, { now }: Clock): BlobStore {
  return s3Store({ ...env.s3!, now, draftsDirectory: join(env.dataDir, 'drafts') });
}

function chooseLeads(
  env: Env,
  open: (address: LeadAddress) => LeadSink,
  clock: Clock,
  book: PortBook,
): LeadSink {
  const { provider, baseUrl, key } = env.ports.LEADS;
  if (provider === 'inbox') return book.watch('leads', inboxSink({ now: clock.now }));
  return open({ provider: provider as LeadAddress['provider'], url: baseUrl!, key });
}

function chooseSms({ env, database, clock: { now }, log, book }: Options): SmsSender {
  const { provider, baseUrl, key } = env.ports.SMS;
  if (provider === 'none') return book.watch('sms', noSms);
  if (provider === 'outbox') {
    return book.watch('sms', outboxSms({ file: join(env.dataDir, 'outbox', 'sms.jsonl'), now }));
  }

  const { sender, reserveSender, dailyBudget } = env.sms;
  const first = book.watch(
    'sms',
    openSmsVendor(provider as SmsVendorName, { baseUrl, key: key!, sender, now }),
  );
  const reserve = env.ports.SMS_RESERVE;
  const others =
    reserve.provider === 'none'
      ? []
      : [
          book.watch(
            'smsReserve',
            openSmsVendor(reserve.provider as SmsVendorName, {
              baseUrl: reserve.baseUrl,
              key: reserve.key!,
              sender: reserveSender,
              now,
            }),
          ),
        ];
  const budget = createDailyBudget({
    db: database.db,
    now,
    name: 'sms',
    perDay: dailyBudget,
    onSpent(sent) {
      log.error({ sent, budget: dailyBudget }, 'the day’s budget of text messages runs out');
    },
  });
  const senders = failoverSms([first, ...others], (name, { kind, providerCode }) =>
    log.warn({ provider: name, kind, providerCode }, 'text message not sent'),
  );
  const watched = watchedSms(senders, {
    afterMs: 60_000,
    onState(name, state) {
      if (state !== 'delivered')
        log.warn({ provider: name, state }, 'text message not delivered within a minute');
    },
  });
  return budgetedSms(watched, budget);
}

function chooseBot(env: Env, { now }: Clock): Bot {
  const { provider, baseUrl, key } = env.ports.TELEGRAM;
  const name = env.telegramBotName;
  if (provider === 'telegram')
    return botApi({ baseUrl: baseUrl ?? BOT_API_URL, key: key!, name: name!, now });
  if (provider === 'none') return noBot;
  const file = join(env.dataDir, 'outbox', 'telegram.jsonl');
  return outboxBot({ file, name: name ?? 'genplan_demo_bot', pathToken: key ?? 'demo-telegram', now });
}

function chooseEmail(env: Env, { now }: Clock): EmailSender {
  if (env.email) return smtpEmail({ ...env.email, now });
  if (env.ports.EMAIL.provider === 'none') return noEmail;
  return outboxEmail({ file: join(env.dataDir, 'outbox', 'email.jsonl'), now });
}

function choosePlaces(env: Env, { now }: Clock): Places {
  const { provider, baseUrl, key } = env.ports.PLACES;
  if (provider === '2gis') return twoGisPlaces({ baseUrl: baseUrl ?? TWO_GIS_URL, key: key!, now });
  return provider === 'none' ? noPlaces(now) : embeddedPlaces(now);
}

function chooseObjects(env: Env, { now }: Clock): ObjectCatalogue {
  const { provider, baseUrl, key } = env.ports.OBJECTS;
  if (provider === 'http') return httpObjects({ baseUrl: baseUrl!, key, now });
  return provider === 'none' ? noObjects(now) : embeddedObjects(now);
}

function chooseHousing(env: Env, { now }: Clock): ProjectRegister {
  const { provider, baseUrl, key } = env.ports.HOUSING;
  if (provider === 'http') return httpRegister({ baseUrl: baseUrl!, key, now });
  return provider === 'none' ? noRegister(now) : embeddedRegister(now);
}

function chooseRouting(env: Env, { now }: Clock): Routing {
  const { provider, baseUrl } = env.ports.ROUTING;
  const estimate = embeddedRouting(now);
  if (provider !== 'osrm') return estimate;
  return estimatedRouting(rememberedRouting(osrmRouting({ baseUrl: baseUrl!, now })), estimate);
}

/** Flats on sale change by the hour, and the streets they stand in by the month. */
const KNOWN_FOR_MS = 600_000;

function chooseAddresses(
  { env, database: { db }, clock: { now }, log }: Options,
  memory: ProcessMemory,
): { addresses: AddressSuggester; geocoder: Geocoder } {
  const embedded = embeddedAddresses(() => {
    const version = String(Math.floor(now().getTime() / KNOWN_FOR_MS));
    return memory.recall('known addresses', version, () => listKnownAddresses(db));
  }, now);
  const budgetOf = (name: 'address' | 'geocoder', perDay: number) =>
    createDailyBudget({
      db,
      now,
      name,
      perDay,
      onSpent: (spent) =>
        log.warn({ port: name, spent, budget: perDay }, 'the day’s budget of calls runs out'),
    });
  const { ADDRESS, GEOCODER } = env.ports;
  const budgets = env.addressBudgets;
  const geocoder = { baseUrl: GEOCODER.baseUrl, key: GEOCODER.key!, now };
  const vendors: Record<string, () => Geocoder> = {
    dadata: () => dadataGeocoder({ ...geocoder, baseUrl: geocoder.baseUrl ?? DADATA_URL }),
    yandex: () => yandexGeocoder({ ...geocoder, baseUrl: geocoder.baseUrl ?? YANDEX_GEOCODER_URL }),
  };
  const vendor = vendors[GEOCODER.provider]?.();
  return {
    addresses:
      ADDRESS.provider === 'dadata'
        ? reservedSuggester(
            dadataSuggester({ baseUrl: ADDRESS.baseUrl ?? DADATA_URL, key: ADDRESS.key!, now }),
            {
              budget: budgetOf('address', budgets.suggestions),
              reserve: embedded,
              now,
            },
          )
        : embedded,
    geocoder: vendor ? budgetedGeocoder(vendor, budgetOf('geocoder', budgets.geocoder)) : embedded,
  };
}

function chooseRates(env: Env, { now }: Clock): CurrencyRates {
  const { provider, baseUrl } = env.ports.CURRENCY;
  if (provider === 'cbr') return cbrRates({ baseUrl: baseUrl ?? CBR_URL, now });
  return provider === 'none' ? noRates : embeddedRates(now);
}

function chooseRecognizer(env: Env, { now }: Clock): DocumentRecognizer {
  const { provider, baseUrl, key } = env.ports.RECOGNITION;
  if (provider === 'beorg') return beorgRecognizer({ baseUrl: baseUrl ?? BEORG_URL, key: key!, now });
  return provider === 'none' ? noRecognizer : embeddedRecognizer(now);
}

function chooseIndexing(env: Env, { now }: Clock): Indexing {
  const { provider, baseUrl, key } = env.ports.INDEXING;
  if (provider === 'none') return noIndexing;
  return indexNow({ baseUrl: baseUrl ?? INDEX_NOW_URL, key: key!, publicUrl: env.publicUrl, now });
}

function chooseIcons(env: Env, { now }: Clock, workers: Workers): Icons {
  const { provider, baseUrl, key } = env.ports.ICONS;
  return provider === 'http'
    ? rememberedIcons(httpIcons({ baseUrl: baseUrl!, key, now, workers }), now)
    : embeddedIcons(now);
}
