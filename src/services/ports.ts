import type { MaintenanceProgress } from '#domain/maintenance/maintenance-task.ts';
import type { AddressSuggester, Geocoder } from '#integrations/address/port.ts';
import type { EmailSender } from '#integrations/email/port.ts';
import type { FeedSource } from '#integrations/feed-source/port.ts';
import type { ProjectRegister } from '#integrations/housing/port.ts';
import type { Icons } from '#integrations/icon/port.ts';
import type { Indexing } from '#integrations/indexing/port.ts';
import type { LeadAddress, LeadSink } from '#integrations/lead/port.ts';
import type { PictureSource } from '#integrations/media/port.ts';
import type { CurrencyRates } from '#integrations/money/port.ts';
import type { ObjectCatalogue } from '#integrations/objects/port.ts';
import type { Places } from '#integrations/places/port.ts';
import type { DocumentRecognizer } from '#integrations/recognition/port.ts';
import type { Routing } from '#integrations/routing/port.ts';
import type { SmsSender } from '#integrations/sms/port.ts';
import type { BlobStore } from '#integrations/storage/port.ts';
import type { Bot } from '#integrations/telegram/port.ts';
import type { SiteLooks } from '#integrations/widget/port.ts';
import type { Worked, Workers } from '#integrations/worker/port.ts';
import type { RateLimiter } from './access/limits.ts';
import type { KeptFeed } from './feed/kept-feed.ts';
import type { WidgetTally } from './widget/widget-tally.ts';

/** Values that a process remembers between calls; each process has its own. */
export interface ProcessMemory {
  /** Gives the value last made under this version, else calls `make`. A failure is not kept. */
  recall<Value>(name: string, version: string, make: () => Promise<Value>): Promise<Value>;
  /** The number of values that are remembered. */
  count(): number;
}

/** The outside world as verbs see it. */
export interface Ports {
  sms: SmsSender;
  telegram: Bot;
  email: EmailSender;
  storage: BlobStore;
  feeds: FeedSource;
  /** Opens feeds that people nobody knows name: no exception of the installation holds for them. */
  strangeFeeds: Pick<FeedSource, 'open'>;
  pictures: PictureSource;
  places: Places;
  objects: ObjectCatalogue;
  housing: ProjectRegister;
  routing: Routing;
  addresses: AddressSuggester;
  geocoder: Geocoder;
  rates: CurrencyRates;
  recognition: DocumentRecognizer;
  icons: Icons;
  sites: SiteLooks;
  indexing: Indexing;
  limiter: RateLimiter;
  widgetTally: WidgetTally;
  leads: {
    /** The destination of leads whose client has none of its own. */
    platform: LeadSink;
    open(address: LeadAddress): LeadSink;
  };
  /** Encrypts the secrets of others, so that the database and its backups do not reveal them. */
  sealer: { seal(text: string): string; open(sealed: string): string };
  memory: ProcessMemory;
  workers: Workers;
  /** Imports feeds where none of them holds up whoever waits for an answer, however large or hostile it is. */
  imports: { run(feed: KeptFeed): Promise<Worked<void>>; close(): Promise<void> };
  /** Writes copies of the whole installation. */
  backups: {
    /** The folder they are kept in. */
    directory: string;
    /** Answers how many rows the copy holds. Errors: CONFLICT, UNAVAILABLE; the reason of `signal`. */
    write(copy: {
      now: Date;
      signal: AbortSignal;
      onProgress: (progress: MaintenanceProgress) => void;
    }): Promise<number>;
  };
  /** Bytes from a cryptographically secure source. */
  randomBytes(size: number): Uint8Array;
}
