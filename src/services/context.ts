import type { Db } from '#db/client.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { KeptDays } from '#domain/maintenance/kept-days.ts';
import type { BuyerTerms } from '#domain/mortgage/terms/buyer-terms.ts';
import type { RoadGoal } from '#domain/road/road.ts';
import type { SnapshotHolder } from '#search/snapshot.ts';
import type { Ports } from './ports.ts';

export interface ServiceSettings {
  appEnv: 'local' | 'testing' | 'production';
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
  defaultLocationName: string;
  rateLimits: 'strict' | 'relaxed';
  release: string;
  /** Text messages that all nodes may send in a day. */
  smsDailyBudget: number;
  leads: {
    /** A lead that nobody took for so long is told of once more. */
    reminderMinutes: number;
    /** How people hear that their leads were taken: by letter or, without an address, by text message; or not. */
    receipts: 'all' | 'email' | 'off';
  };
  /** How long records are kept. */
  keptDays: KeptDays;
  /** The people on duty, who are told of faults. */
  alertEmails: readonly string[];
  /** Chats of Telegram of the people on duty. */
  alertChats: readonly string[];
}

/** Carries everything a verb works with; the actor and the time are values, so that tests need no mocks. */
export interface ServiceContext {
  db: Db;
  /** The search index this node follows; commands have none and ask the tables. */
  catalogueIndex: SnapshotHolder | null;
  actor: Actor;
  now: Date;
  /** The terms of the buyer who asks; payments and budgets are counted by them. */
  terms: BuyerTerms;
  /** Where the buyer goes every day; searches tell how long it takes from each house. */
  road: readonly RoadGoal[];
  ports: Ports;
  requestId: string;
  settings: ServiceSettings;
}
