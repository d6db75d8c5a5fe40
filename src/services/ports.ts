import type { FeedSource } from '#integrations/feed-source/port.ts';
import type { ProjectRegister } from '#integrations/housing/port.ts';
import type { Icons } from '#integrations/icon/port.ts';
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
import type { Workers } from '#integrations/worker/port.ts';
import type { RateLimiter } from './access/limits.ts';

/** What a process remembers between calls; other processes have their own. */
export interface ProcessMemory {
  /** The value made under this version, if it was the last one asked for; else `make` makes it anew. A failure is not kept. */
  recall<Value>(name: string, version: string, make: () => Promise<Value>): Promise<Value>;
}

/** The outside world as verbs see it. */
export interface Ports {
  sms: SmsSender;
  telegram: Bot;
  storage: BlobStore;
  feeds: FeedSource;
  pictures: PictureSource;
  places: Places;
  objects: ObjectCatalogue;
  housing: ProjectRegister;
  routing: Routing;
  rates: CurrencyRates;
  recognition: DocumentRecognizer;
  icons: Icons;
  limiter: RateLimiter;
  leads: {
    /** Where leads go whose client has no destination of its own. */
    platform: LeadSink;
    open(address: LeadAddress): LeadSink;
  };
  /** Keeps secrets of others unreadable in the database and its backups. */
  sealer: { seal(text: string): string; open(sealed: string): string };
  memory: ProcessMemory;
  workers: Workers;
  /** Bytes from a cryptographically secure source. */
  randomBytes(size: number): Uint8Array;
}
