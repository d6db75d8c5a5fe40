import { randomBytes } from 'node:crypto';
import { embeddedRouting } from '#integrations/routing/embedded.ts';
import type { Db } from '../src/db/client.ts';
import { SYSTEM } from '../src/domain/access/actor.ts';
import { KEPT_DAYS } from '../src/domain/maintenance/kept-days.ts';
import { DEFAULT_TERMS } from '../src/domain/mortgage/terms/buyer-terms.ts';
import type { AddressSuggester, Geocoder } from '../src/integrations/address/port.ts';
import type { EmailSender } from '../src/integrations/email/port.ts';
import type { FeedSource } from '../src/integrations/feed-source/port.ts';
import type { ProjectRegister } from '../src/integrations/housing/port.ts';
import { embeddedIcons } from '../src/integrations/icon/embedded.ts';
import { noIndexing } from '../src/integrations/indexing/none.ts';
import type { LeadSink } from '../src/integrations/lead/port.ts';
import type { PictureSource } from '../src/integrations/media/port.ts';
import type { CurrencyRates } from '../src/integrations/money/port.ts';
import type { ObjectCatalogue } from '../src/integrations/objects/port.ts';
import type { Places } from '../src/integrations/places/port.ts';
import type { DocumentRecognizer } from '../src/integrations/recognition/port.ts';
import { noSms } from '../src/integrations/sms/none.ts';
import type { SmsMessage } from '../src/integrations/sms/port.ts';
import type { BlobStore } from '../src/integrations/storage/port.ts';
import type { Bot } from '../src/integrations/telegram/port.ts';
import type { SiteLooks } from '../src/integrations/widget/port.ts';
import { openThreads } from '../src/integrations/worker/threads.ts';
import { createProcessMemory } from '../src/server/process-memory.ts';
import type { ServiceContext } from '../src/services/context.ts';
import { importKeptFeed } from '../src/services/feed/import-feed.ts';

/** The moment at which tests happen. */
export const TEST_NOW = new Date('2026-11-20T09:00:00Z');

/** Threads start with the first work of a test file that has any. */
const workers = openThreads();

/** A context of the operator at TEST_NOW whose text messages land in `sent`; `overrides` replace any part. */
export function testContext(
  db: Db,
  overrides: Partial<Omit<ServiceContext, 'ports'>> & { ports?: Partial<ServiceContext['ports']> } = {},
): ServiceContext & { sent: SmsMessage[] } {
  const sent: SmsMessage[] = [];
  const { ports, ...rest } = overrides;
  const context: ServiceContext & { sent: SmsMessage[] } = {
    db,
    catalogueIndex: null,
    actor: SYSTEM,
    now: TEST_NOW,
    terms: DEFAULT_TERMS,
    road: [],
    requestId: 'test',
    settings: {
      appEnv: 'testing',
      publicUrl: 'http://127.0.0.1:3000',
      defaultLocationName: 'Москва',
      rateLimits: 'strict',
      release: '1.0.0',
      smsDailyBudget: 1_000,
      leads: { reminderMinutes: 15, receipts: 'all' },
      keptDays: KEPT_DAYS,
      alertEmails: [],
      alertChats: [],
    },
    ...rest,
    ports: {
      sms: {
        ...noSms,
        async send(message) {
          sent.push(message);
          const value = { provider: 'test', providerId: message.dedupeKey };
          return { ok: true, value, source: 'embedded', asOf: TEST_NOW };
        },
      },
      telegram: unused('telegram') as Bot,
      email: unused('email') as EmailSender,
      storage: unused('storage') as BlobStore,
      feeds: unused('feeds') as FeedSource,
      strangeFeeds: unused('strangeFeeds') as FeedSource,
      pictures: unused('pictures') as PictureSource,
      places: unused('places') as Places,
      objects: unused('objects') as ObjectCatalogue,
      housing: unused('housing') as ProjectRegister,
      routing: embeddedRouting(() => TEST_NOW),
      addresses: unused('addresses') as AddressSuggester,
      geocoder: unused('geocoder') as Geocoder,
      rates: unused('rates') as CurrencyRates,
      recognition: unused('recognition') as DocumentRecognizer,
      icons: embeddedIcons(() => TEST_NOW),
      sites: unused('sites') as SiteLooks,
      indexing: noIndexing,
      limiter: { consume: async () => {} },
      widgetTally: { add: () => {}, flush: async () => {} },
      leads: { platform: unused('leads') as LeadSink, open: () => unused('leads') as LeadSink },
      sealer: { seal: (text) => `sealed ${text}`, open: (sealed) => sealed.replace(/^sealed /, '') },
      memory: createProcessMemory(),
      workers,
      backups: { directory: '/backups', write: async () => 0 },
      imports: {
        run: async (feed) => ({ ok: true, value: await importKeptFeed(context, feed) }),
        close: async () => {},
      },
      randomBytes,
      ...ports,
    },
    sent,
  };
  return context;
}

function unused(port: string): unknown {
  return new Proxy(
    {},
    { get: (_, name) => () => Promise.reject(new Error(`${port}.${String(name)} is not part of this test`)) },
  );
}
