import { z } from 'zod';
import { MAX_ID } from '#domain/catalog/filters/filter-limits.ts';
import { DIALECTS } from '#domain/feed/dialect.ts';
import type { FeedFacts, FeedRunFacts } from '#domain/feed/feed-facts.ts';
import { FEED_EVERY_HOURS } from '#domain/feed/feed-schedule.ts';
import { FEED_STATES, type FeedState } from '#domain/feed/feed-state.ts';
import type { FigureDoubt } from '#domain/feed/figure-doubt.ts';
import { type FactChange, FLAT_CHANGE_KINDS, type FlatChangeKind } from '#domain/feed/flat-changes.ts';
import { ISSUE_SEVERITIES, type IssueSeverity } from '#domain/feed/issue.ts';
import type { Portal } from '#domain/feed/portal-place.ts';
import { RUN_SPANS, type RunSlot, type RunSpan } from '#domain/feed/run-history.ts';
import { readCoordinates } from '#domain/geo/coordinates-text.ts';
import type { PointPrecision } from '#domain/geo/found-address.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type AdminList, adminListInput } from './admin-list.ts';
import { line, REQUIRED, RecordId, requiredLine, seen, URL_INVALID } from './record-fields.ts';
import { isWebAddress } from './web-address.ts';

/** A feed as an admin describes it. `command` is a feed that only commands import: it has neither address nor file. */
export const FeedInput = z
  .object({
    name: requiredLine(120),
    /** The developer whose flats the feed contains. */
    companyId: z
      .number({ error: REQUIRED })
      .int()
      .positive({ error: REQUIRED })
      .max(MAX_ID, { error: REQUIRED })
      .nullable(),
    format: z.enum(['auto', ...DIALECTS]).default('auto'),
    source: z.enum(['url', 'file', 'command']).default('url'),
    url: z.string().trim().max(2_048, { error: URL_INVALID }).default(''),
    /** The id that the upload of a file returned. */
    fileId: z.uuid().nullable().default(null),
    /** Hours between runs, only for feeds by address; null when a person starts each run. */
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

export const FeedChange = z.object({ id: RecordId, feed: FeedInput, seen: seen(FeedInput) });
export type FeedChange = z.infer<typeof FeedChange>;

export const FeedSwitch = z.object({ id: RecordId, enabled: z.boolean() });

/** The filters of both lists of feeds, an admin's and a client's. */
export const FeedListInput = adminListInput('feeds').extend({
  states: z.array(z.enum(FEED_STATES)).min(1).max(FEED_STATES.length).optional(),
  companyId: RecordId.optional(),
});
export type FeedListInput = z.infer<typeof FeedListInput>;

/** A feed, the run that is looked at and the days around it; without them the newest run and days that show it. */
export const OneFeed = z.object({
  id: RecordId,
  days: z.literal(RUN_SPANS).optional(),
  runId: RecordId.optional(),
});
export type OneFeed = z.infer<typeof OneFeed>;

/** Flats that differ between two runs of a feed; without them the newest run and the one before it. */
export const RunChangesInput = adminListInput('runChanges').extend({
  id: RecordId,
  from: RecordId.optional(),
  to: RecordId.optional(),
  kind: z.enum(FLAT_CHANGE_KINDS).optional(),
});
export type RunChangesInput = z.infer<typeof RunChangesInput>;

/** A feed and the run whose flats are to be shown again. */
export const ReturnInput = z.object({ id: RecordId, runId: RecordId });

/** A return as it was shown to the person: nothing else may have changed meanwhile. */
export const ReturnDecision = ReturnInput.extend({ newestId: RecordId, change: z.string().max(100) });
export type ReturnDecision = z.infer<typeof ReturnDecision>;

export const FeedRunInput = z.object({ runId: RecordId });

/** Decides about the named complexes of a run, or about all that wait in it. */
export const HoldInput = z.object({
  runId: RecordId,
  complexIds: z.array(RecordId).min(1).max(10_000).optional(),
});

export const DoubtfulFlatsInput = z.object({
  feedId: RecordId,
  startFrom: z.number().int().min(0).max(2_000_000),
});

/** Decides about flats of one feed as the list showed them. */
export const DoubtInput = z.object({ feedId: RecordId, ids: z.array(RecordId).min(1).max(1_000) });

/** Tells whether two places a person was asked about are one. */
export const TwinDecision = z.object({ id: RecordId, verdict: z.enum(['joined', 'parted']) });

/** Takes or refuses the point that a geocoder proposes for a house, or puts the house where a person says it stands. */
export const PointDecision = z.discriminatedUnion('verdict', [
  z.object({ houseId: RecordId, verdict: z.enum(['accepted', 'refused']) }),
  z.object({
    houseId: RecordId,
    verdict: z.literal('placed'),
    /** The address the person chose; empty when only the point was typed. */
    label: line(300),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
]);
/** Tells which house a number of a portal means: one of a complex of ours, or a new one. */
export const FeedPlaceForm = z
  .object({
    kind: z.enum(['known', 'new']),
    complexId: RecordId.nullable(),
    /** Null makes a new house. */
    houseId: RecordId.nullable(),
    complexName: line(200),
    houseName: line(100),
    address: line(300),
    coordinates: z
      .string()
      .refine(
        (text) => text.trim() === '' || readCoordinates(text) !== null,
        'Широта и\u00a0долгота через запятую: 55.75222, 37.61556',
      ),
  })
  .superRefine(({ kind, complexId, houseId, complexName, address }, context) => {
    const ask = (path: string) => context.addIssue({ code: 'custom', path: [path], message: REQUIRED });
    if (kind === 'known' && complexId === null) ask('complexId');
    if (kind === 'new' && complexName === '') ask('complexName');
    const isNewHouse = kind === 'new' || (complexId !== null && houseId === null);
    if (isNewHouse && address === '') ask('address');
  });
export type FeedPlaceForm = z.infer<typeof FeedPlaceForm>;

/** A person's word about a number, with the house it was known as when they were asked. */
export const FeedPlaceDecision = z.object({
  feedId: RecordId,
  externalId: z.string().min(1).max(700),
  was: RecordId.nullable(),
  place: FeedPlaceForm,
});
export type FeedPlaceDecision = z.infer<typeof FeedPlaceDecision>;

export const HousesQuery = z.object({ complexId: RecordId });

/** The form in which a person puts a house on the map. */
export const HousePlace = z.object({
  label: line(300),
  coordinates: z
    .string()
    .refine(
      (text) => readCoordinates(text) !== null,
      'Широта и\u00a0долгота через запятую: 55.75222, 37.61556',
    ),
});
export type HousePlace = z.infer<typeof HousePlace>;
export type PointDecision = z.infer<typeof PointDecision>;

/** Separates the listings of one client's feeds from a place that other clients' feeds list as well. */
export const PlaceParting = z.object({
  kind: z.enum(['complex', 'house']),
  placeId: RecordId,
  clientId: RecordId,
});

/** Two houses of a complex that may be one, whatever feeds say. */
export const HousePair = z.object({ houseId: RecordId, otherId: RecordId });
export type HousePair = z.infer<typeof HousePair>;

const FlatCount = z.number().int().min(0).max(MAX_ID);

/** Joins two houses, with the effect as it was shown to the person. */
export const HouseJoinDecision = HousePair.extend({
  seen: z.object({ staying: FlatCount, going: FlatCount, shared: FlatCount }).optional(),
});
export type HouseJoinDecision = z.infer<typeof HouseJoinDecision>;

/** Separates what one feed lists under a house from what others list there. */
export const HouseParting = z.object({ houseId: RecordId, feedId: RecordId });

export const IssueRowsInput = z.object({
  runId: RecordId,
  severity: z.enum(ISSUE_SEVERITIES),
  field: z.string().nullable(),
  expected: z.string().max(1_000),
  startFrom: z.number().int().min(0).max(1_000_000),
});

export const DeveloperQuery = z.object({ text: z.string().trim().max(200) });

export interface FeedShown extends FeedFacts {
  company: { id: number; name: string };
  /**
   * The current run, or with `runId` null one that was requested; `expected` is the number of offers in the previous
   * run.
   */
  progress: { runId: number | null; offers: number; expected: number | null } | null;
  lastRun: FeedRunFacts | null;
  /** Places of two clients whose identity waits for a decision. */
  twinQuestions: number;
}

export interface FeedList extends AdminList<FeedShown> {
  /** Counts of all feeds the text finds, whatever states are asked for. */
  counts: Record<FeedState, number>;
}

export interface HeldComplexShown {
  complexId: number;
  name: string;
  live: number;
  missing: number;
  /** The number of missing flats that are in the newest file but were rejected. */
  rejected: number;
  missingSince: Date;
  /** One letter per flat: `m`issing, `s`taying or `.` for not on sale; a large complex is sampled evenly. */
  cells: string;
}

/** A flat that is not published until a person has seen its figures. */
export interface DoubtfulFlatShown {
  /** The id changes when the figures of the flat change. */
  id: number;
  externalId: string;
  line: number;
  complex: { id: number; name: string };
  houseName: string;
  /** '1-комн., 40,5 м², 3 этаж из 9' */
  title: string;
  price: { amount: number; currency: Currency };
  doubts: FigureDoubt[];
  heldSince: Date;
  /** The flat in the catalogue that stays on sale unchanged meanwhile. */
  flatId: number | null;
}

/** A complex or a house that two clients list, or two that may be one. */
export interface TwinShown {
  kind: 'complex' | 'house';
  state: 'asked' | 'joined' | 'parted';
  /** The id a decision refers to; null when the places were found to be one without a person. */
  twinId: number | null;
  place: TwinPlaceShown;
  /** Null when the places are one. */
  other: TwinPlaceShown | null;
  /** Why a person is asked, in words. */
  why: string | null;
}

export interface TwinPlaceShown {
  id: number;
  name: string;
  /** The complex on whose page it is shown. */
  complexId: number;
  /** Names of the clients that list it. */
  clients: string[];
}

/** A house that a feed names by a number of a portal's directory. */
export interface FeedPlaceShown {
  /** The feed's own id of the house. */
  externalId: string;
  portal: Portal;
  portalId: string;
  /** The names in the file; Avito gives none. */
  complexName: string | null;
  houseName: string | null;
  /** The beginning of what the file says of one of its flats. */
  hint: string | null;
  floors: number | null;
  offers: number;
  /** Nobody has told which house it is, and the feed does not say where it stands. */
  isWaiting: boolean;
  house: { id: number; name: string; complex: { id: number; name: string } } | null;
}

/** Where a geocoder would put a house. */
export interface ProposedPoint extends GeoPoint {
  /** The address as the geocoder writes it. */
  label: string;
  precision: PointPrecision;
  /** Whether our own dictionaries placed it. */
  isOwn: boolean;
}

/** A house without a point. */
export interface PointShown {
  houseId: number;
  houseName: string;
  complexId: number;
  complexName: string;
  /** The address as the feed gives it. */
  asked: string;
  /** Null when the geocoder could not place it. */
  found: ProposedPoint | null;
}

export interface FeedDetails {
  asOf: Date;
  feed: FeedShown;
  /** For the form: the whole address, or the name of the file. */
  url: string | null;
  file: { id: string; name: string; bytes: number } | null;
  /** The run whose hold can be decided. */
  decidableRunId: number | null;
  held: HeldComplexShown[];
  /** The first of the flats whose figures wait for a decision. */
  doubtful: DoubtfulFlatShown[];
  /** Those that wait for a decision come first. */
  twins: TwinShown[];
  /** Houses that the feed names by numbers, those that wait for a person first. */
  places: FeedPlaceShown[];
  /** They wait for a decision. */
  points: PointShown[];
  history: RunHistory;
  pictures: { stored: number; waiting: number; failed: number };
}

/** The runs of a feed over time, and one of them. */
export interface RunHistory {
  days: RunSpan;
  slots: RunSlot[];
  /** The number of runs that are remembered, in the span and before it. */
  total: number;
  /** The run that was asked for; the newest when there is none of that number, null when the feed has never run. */
  run: FeedRunFacts | null;
  /** Ids of the runs before and after it. */
  older: number | null;
  newer: number | null;
}

/** Tells how a return to an earlier run would change the flats of a feed. */
export interface ReturnEffect {
  /** The run after which they stand as they do. */
  newestId: number;
  back: number;
  changed: number;
  gone: number;
  /** Differs when anything of that differs. */
  change: string;
}

export interface RunChanges extends AdminList<FlatChangeShown> {
  /** Runs that can be compared, newest first. */
  runs: { id: number; startedAt: Date; status: FeedRunFacts['status'] }[];
  /** The two that are compared, the earlier one first; null when the feed has fewer. */
  from: number | null;
  to: number | null;
  /** Counts of all flats the text finds, whatever kind is asked for. */
  counts: Record<FlatChangeKind, number>;
}

/** A flat that differs between two runs. */
export interface FlatChangeShown {
  externalId: string;
  kind: FlatChangeKind;
  flatId: number | null;
  /** 'Берег, корпус 1, кв. 118' */
  place: string;
  /** '1-комн., 40,5 м², 3 этаж из 9' */
  title: string;
  priceWas: { amount: number; currency: Currency } | null;
  priceBecame: { amount: number; currency: Currency } | null;
  /** Tenths of a percent. */
  priceMove: number | null;
  facts: FactChange[];
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
