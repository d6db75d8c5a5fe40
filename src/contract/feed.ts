import { z } from 'zod';
import { DIALECTS, type Dialect } from '#domain/feed/dialect.ts';
import { FEED_EVERY_HOURS } from '#domain/feed/feed-schedule.ts';
import { FEED_STATES, type FeedState } from '#domain/feed/feed-state.ts';
import type { IssueSeverity } from '#domain/feed/issue.ts';
import type { RunMark } from '#domain/feed/run-mark.ts';
import { LINE_PATTERN } from '#domain/text/line-pattern.ts';

const REQUIRED = 'Это обязательное поле';
const URL_INVALID = 'Введите корректный URL';
export const FEED_NAME_TAKEN = 'Такое имя уже существует';

const Id = z.number().int().positive();

const Name = z
  .string({ error: REQUIRED })
  .trim()
  .regex(LINE_PATTERN, { error: 'Строка содержит недопустимые символы' })
  .min(1, { error: REQUIRED })
  .max(120, { error: 'Имя не должно быть длиннее 120 символов' });

/** A feed as an admin describes it. `command` is a feed that only commands import: it has neither address nor file. */
export const FeedInput = z
  .object({
    name: Name,
    /** The developer whose flats it tells of. */
    companyId: z.number({ error: REQUIRED }).int().positive({ error: REQUIRED }).nullable(),
    format: z.enum(['auto', ...DIALECTS]).default('auto'),
    source: z.enum(['url', 'file', 'command']).default('url'),
    url: z.string().trim().max(2_048, { error: URL_INVALID }).default(''),
    /** What the upload of a file answered. */
    fileId: z.uuid().nullable().default(null),
    /** Hours between runs; null leaves them to a person. Feeds by address only. */
    everyHours: z.literal(FEED_EVERY_HOURS).nullable().default(null),
    enabled: z.boolean().default(true),
  })
  .superRefine(({ companyId, source, url, fileId }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (companyId === null) say('companyId', REQUIRED);
    if (source === 'url' && url === '') say('url', REQUIRED);
    else if (source === 'url' && !isWebAddress(url)) say('url', URL_INVALID);
    if (source === 'file' && fileId === null) say('fileId', REQUIRED);
  });
export type FeedInput = z.infer<typeof FeedInput>;

export const FeedChange = z.object({ id: Id, feed: FeedInput });

export const FeedId = z.object({ id: Id });

export const FeedSwitch = z.object({ id: Id, enabled: z.boolean() });

/** What both lists of feeds ask for; 50 feeds a page, pages from 1. */
export const FeedListInput = z.object({
  text: z.string().trim().max(200).default(''),
  states: z.array(z.enum(FEED_STATES)).min(1).optional(),
  companyId: Id.optional(),
  page: z.number().int().min(1).max(1_000_000).default(1),
});
export type FeedListInput = z.infer<typeof FeedListInput>;

export const FeedRunInput = z.object({ runId: Id });

/** Decides for the named complexes of a run, or for all that wait in it. */
export const HoldInput = z.object({ runId: Id, complexIds: z.array(Id).min(1).max(10_000).optional() });

export const IssueRowsInput = z.object({
  runId: Id,
  severity: z.enum(['error', 'warning']),
  field: z.string().nullable(),
  expected: z.string(),
  startFrom: z.number().int().min(0).max(1_000_000),
});

export const DeveloperQuery = z.object({ text: z.string().trim().max(200) });

export interface FeedShown {
  id: number;
  name: string;
  company: { id: number; name: string };
  /** Null lets the content decide. */
  format: Dialect | null;
  /** What the last readable file was. */
  dialect: Dialect | null;
  /** A host or a name of a file. */
  source: string;
  sourceKind: 'url' | 'file' | 'command';
  everyHours: number | null;
  nextRunAt: Date | null;
  enabled: boolean;
  state: FeedState;
  confirmedAt: Date | null;
  /** Flats whose withdrawal waits for a decision. */
  heldFlats: number;
  /** A run under way, or asked for with `runId` null; `expected` offers is what the last one had. */
  progress: { runId: number | null; offers: number; expected: number | null } | null;
  lastRun: FeedRunShown | null;
  /** The last 14 runs, oldest first. */
  strip: RunMark[];
}

export interface FeedRunShown {
  id: number;
  status: 'applied' | 'held' | 'failed' | 'unchanged';
  startedAt: Date;
  durationMs: number | null;
  offers: number;
  created: number;
  changed: number;
  withdrawn: number;
  rejected: number;
  warnings: number;
  message: string | null;
}

export interface FeedList {
  /** The moment all of this was so. */
  asOf: Date;
  feeds: FeedShown[];
  /** Of all feeds the text finds, whatever states are asked for. */
  counts: Record<FeedState, number>;
  page: number;
  pages: number;
  total: number;
}

export interface HeldComplexShown {
  complexId: number;
  name: string;
  live: number;
  missing: number;
  missingSince: Date;
  /** A letter a flat, `m`issing, `s`taying or `.` not on sale; of a large complex an even choice of them. */
  cells: string;
}

export interface FeedDetails {
  asOf: Date;
  feed: FeedShown;
  /** For the form: the whole address, or the file's name. */
  url: string | null;
  file: { id: string; name: string; bytes: number } | null;
  /** The run whose hold can be decided. */
  decidableRunId: number | null;
  held: HeldComplexShown[];
  /** Newest first. */
  runs: FeedRunShown[];
  pictures: { stored: number; waiting: number; failed: number };
}

export interface IssueGroupShown {
  severity: IssueSeverity;
  field: string | null;
  expected: string;
  count: number;
  rows: IssueRowShown[];
}

export interface IssueRowShown {
  seq: number;
  line: number | null;
  object: string | null;
  value: string | null;
  flatId: number | null;
}

function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}
