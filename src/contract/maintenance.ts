import { z } from 'zod';
import { MAX_ID } from '#domain/catalog/filters/filter-limits.ts';
import {
  MAINTENANCE_TASKS,
  type MaintenanceProgress,
  type MaintenanceTask,
} from '#domain/maintenance/maintenance-task.ts';
import type { QuotedCurrency } from '#domain/money/currency.ts';
import type { NodeMemory } from '#domain/node/node-memory.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { adminListInput } from './admin-list.ts';

export const MaintenanceInput = z.object({
  task: z.enum(Object.keys(MAINTENANCE_TASKS) as [MaintenanceTask, ...MaintenanceTask[]]),
});

export const RerunFeedsInput = z.object({ count: z.number().int().positive().max(MAX_ID) });

export const ClientErrorListInput = adminListInput('clientErrors');
export type ClientErrorListInput = z.infer<typeof ClientErrorListInput>;

/** A failure of pages in browsers: what one kind of it has in common and how often it was seen. */
export interface ClientErrorShown {
  id: number;
  message: string;
  stack: string;
  /** The path of the page where the error occurred last. */
  page: string | null;
  release: string;
  browser: string | null;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

export interface MaintenanceShown {
  asOf: Date;
  tasks: { task: MaintenanceTask; last: MaintenanceRunShown | null }[];
  rates: { currency: QuotedCurrency; asOf: IsoDate; roubles: number }[];
  /** The newest copies of the data, and the folder for those that are asked for here. */
  backups: BackupShown[];
  backupDirectory: string;
  /** The nodes that run, with what each remembers of the database. */
  nodes: NodeShown[];
  /** The number of feeds that can be run now. */
  runnableFeeds: number;
  counts: {
    complexes: number;
    houses: number;
    flats: number;
    flatsOnSale: number;
    feeds: number;
    leads: number;
    applications: number;
    files: number;
    users: number;
    /** The number of devices that are signed in. */
    sessions: number;
    workWaiting: number;
    workFailed: number;
  };
  /** The number of edits in the audit since it began. */
  edits: number;
  /** Kinds of failures of pages seen within a day. */
  clientErrorsOfDay: number;
}

export interface MaintenanceRunShown {
  state: 'waiting' | 'running' | 'done' | 'failed';
  askedAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** The number of things the task processed; null until it is done. */
  count: number | null;
  error: string | null;
  /** How far it has come, where the task tells; null before that, and once it ended. */
  progress: MaintenanceProgress | null;
  /** Null when the schedule started it. */
  user: { id: number; name: string | null; phone: string } | null;
}

export interface BackupShown {
  id: number;
  finishedAt: Date;
  bytes: number;
  /** Null, like the rest, for what a release before wrote. */
  file: string | null;
  host: string | null;
  holdsKey: boolean | null;
}

export interface NodeShown {
  id: string;
  host: string;
  role: 'all' | 'web' | 'worker';
  release: string;
  startedAt: Date;
  memory: NodeMemory | null;
}
