import type { CanonicalComplex, CanonicalFlat, CanonicalHouse } from '#domain/feed/canonical-listing.ts';
import type { Dialect } from '#domain/feed/dialect.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { avitoProvider } from './avito/map.ts';
import { cianProvider } from './cian/map.ts';
import { createDecodingStats, type DecodingStats, decodeText } from './decode-text.ts';
import { detectDialect } from './detect-dialect.ts';
import { domclickProvider } from './domclick/map.ts';
import { createOfferGrouper } from './group-offers.ts';
import { FEED_LIMITS, type FeedLimits } from './limits.ts';
import { profitbaseProvider } from './profitbase/map.ts';
import type { FeedProvider } from './provider.ts';
import { readBytes } from './read-bytes.ts';
import { refusalOf, refuse } from './refuse.ts';
import type { FeedReading } from './report.ts';
import { yrlProvider } from './yrl/map.ts';

/** A flat on its way to a sink; `houseRef` is among the `refs` of exactly one house of the final reading. */
export interface StreamedFlat {
  houseRef: number;
  flat: CanonicalFlat;
}

export interface ReadFeedOptions {
  /** The feed's owner: the developer where the feed names none. */
  clientName: string;
  now: Date;
  /**
   * Takes flats in batches, so that a feed of any size is read in flat memory. They are final only when the reading
   * ends as `read` and no other bears the externalId. Without it flats stay in their houses, of two with one externalId
   * the later.
   */
  onFlats?: (flats: StreamedFlat[]) => void | Promise<void>;
  limits?: FeedLimits;
}

const PROVIDERS: Record<Dialect, FeedProvider> = {
  yrl: yrlProvider,
  cian: cianProvider,
  domclick: domclickProvider,
  avito: avitoProvider,
  profitbase: profitbaseProvider,
};

const BATCH = 500;
const MAX_ID = 300;
/** One broken character in a thousand is a slip of the export; more of them mean another encoding. */
const BROKEN_SHARE = 0.001;

/** Reads a feed whole: detects its dialect, maps and groups its flats, says why each rejected row was rejected. */
export async function readFeed(
  source: AsyncIterable<Uint8Array>,
  options: ReadFeedOptions,
): Promise<FeedReading> {
  const reading: FeedReading = {
    status: 'read',
    dialect: null,
    refusal: null,
    complexes: [],
    offers: 0,
    accepted: 0,
    rejected: 0,
    rejectedIds: [],
    duplicates: 0,
    repeatedIds: [],
    warnings: 0,
    issues: [],
  };
  const chunks = source[Symbol.asyncIterator]();
  try {
    await readInto(reading, { [Symbol.asyncIterator]: () => chunks }, options);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    reading.status = 'refused';
    reading.refusal = refusal;
  } finally {
    // Lets go of the file or socket after a refusal; not awaited, because a stalled source may never answer.
    chunks.return?.().catch(() => undefined);
  }
  return reading;
}

async function readInto(
  reading: FeedReading,
  source: AsyncIterable<Uint8Array>,
  options: ReadFeedOptions,
): Promise<void> {
  const limits = options.limits ?? FEED_LIMITS;
  const stats = createDecodingStats();
  const log = createIssueLog(limits.issues);
  reading.issues = log.issues;
  const { dialect, text } = await detectDialect(decodeText(readBytes(source, limits), stats), limits);
  reading.dialect = dialect;
  const grouper = createOfferGrouper(options);
  const flats = createFlatStore(options.onFlats);
  const repeated = new Set<string>();

  for await (const event of PROVIDERS[dialect].read(text, { now: options.now, limits })) {
    if (event.kind === 'warnings' || event.kind === 'rejected') log.add(event.issues);
    if (event.kind === 'complex')
      grouper.addComplex(detached(event.complex), detached(event.houses), event.line);
    if (event.kind !== 'offer' && event.kind !== 'rejected') continue;
    reading.offers += 1;
    if (reading.offers > limits.offers) refuse('TOO_LARGE', `В фиде больше ${limits.offers} объявлений.`);
    if (event.kind === 'rejected') {
      reading.rejected += 1;
      if (reading.rejected === reading.offers && reading.rejected >= limits.rejectedFirst)
        refuseHopeless(limits);
      if (event.externalId !== null)
        reading.rejectedIds.push(detached(plainId(event.externalId).slice(0, MAX_ID)));
      continue;
    }
    const offer = detached(event.offer);
    offer.flat.externalId = plainId(offer.flat.externalId);
    const { externalId, line } = offer.flat;
    const noId = externalId === '' || externalId.length > MAX_ID;
    const houseRef = noId ? null : grouper.add(offer);
    if (houseRef === null) {
      reading.rejected += 1;
      const object = externalId.slice(0, MAX_ID);
      reading.rejectedIds.push(object);
      const issue = noId
        ? { field: 'id', value: object, expected: `номер от 1 до ${MAX_ID} знаков` }
        : { field: 'address', value: null, expected: 'название комплекса, адрес или координаты квартиры' };
      log.add([{ line, object, severity: 'error', ...issue }]);
    } else if ((await flats.put({ houseRef, flat: offer.flat })) === 'duplicate') {
      reading.duplicates += 1;
      repeated.add(externalId);
    }
  }
  await flats.flush();
  checkDecoding(stats, log);
  const grouped = grouper.finish();
  log.add(grouped.issues);
  flats.place(grouped.complexes);
  reading.complexes = grouped.complexes;
  reading.repeatedIds = [...repeated];
  reading.accepted = reading.offers - reading.rejected - reading.duplicates;
  reading.warnings = log.warnings();
}

function refuseHopeless({ rejectedFirst }: FeedLimits): never {
  refuse(
    'TOO_LARGE',
    `Среди первых ${rejectedFirst} объявлений нет ни одной пригодной квартиры: дальше файл не читается. Причины — в ошибках прогона.`,
  );
}

/**
 * Surrounding spaces and invisible characters do not make another flat; capitals may, because some exports number flats
 * in letters of both cases.
 */
function plainId(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

function checkDecoding(stats: DecodingStats, log: ReturnType<typeof createIssueLog>): void {
  if (stats.broken === 0) return;
  if (stats.broken > stats.characters * BROKEN_SHARE) {
    refuse(
      'NOT_XML',
      `Файл не в той кодировке, что указана в его заголовке (или не в UTF-8, если не указана): похоже на ${stats.guess.insteadOf('utf-8') ?? 'windows-1251'}. Выгрузите его в UTF-8 или укажите верную кодировку в строке <?xml …?>.`,
      1,
    );
  }
  const expected = 'символы кодировки файла; неверные заменены';
  log.add([
    {
      line: null,
      object: 'файл',
      field: 'encoding',
      value: String(stats.broken),
      expected,
      severity: 'warning',
    },
  ]);
}

interface FlatStore {
  put(flat: StreamedFlat): Promise<'new' | 'duplicate'>;
  flush(): Promise<void>;
  /** Puts the kept flats into their houses. */
  place(complexes: CanonicalComplex[]): void;
}

function createFlatStore(onFlats: ReadFeedOptions['onFlats']): FlatStore {
  const kept = new Map<string, StreamedFlat>();
  const ids = new Set<string>();
  let batch: StreamedFlat[] = [];
  async function flush(): Promise<void> {
    if (batch.length > 0) await onFlats?.(batch);
    batch = [];
  }
  return {
    async put(streamed) {
      const { externalId } = streamed.flat;
      const outcome = ids.has(externalId) ? 'duplicate' : 'new';
      ids.add(externalId);
      if (onFlats === undefined) kept.set(externalId, streamed);
      else {
        batch.push(streamed);
        if (batch.length >= BATCH) await flush();
      }
      return outcome;
    },
    flush,
    place(complexes) {
      const byRef = new Map<number, CanonicalHouse>();
      for (const house of complexes.flatMap((complex) => complex.houses)) {
        for (const ref of house.refs) byRef.set(ref, house);
      }
      for (const { houseRef, flat } of kept.values()) {
        const house = byRef.get(houseRef);
        if (house === undefined) continue;
        house.flats.push(withoutHousePhotos(flat, house));
      }
    },
  };
}

/** A picture of the house is not a picture of the flat. */
function withoutHousePhotos(flat: CanonicalFlat, house: CanonicalHouse): CanonicalFlat {
  if (house.photoUrls.length === 0) return flat;
  const shared = new Set(house.photoUrls);
  return { ...flat, photoUrls: flat.photoUrls.filter((url) => !shared.has(url)) };
}

/** Keeps the first issues word for word and counts all of them. */
export interface IssueLog {
  add(issues: readonly FeedIssue[]): void;
  issues: FeedIssue[];
  warnings(): number;
}

/** A remark about a house or a complex comes with each of its offers and is reported once. */
function createIssueLog(limit: number): IssueLog {
  const issues: FeedIssue[] = [];
  const reported = new Set<string>();
  let warnings = 0;
  return {
    issues,
    add(added) {
      for (const issue of added) {
        const key = JSON.stringify([issue.object, issue.field, issue.value, issue.expected]);
        if (reported.has(key)) continue;
        if (reported.size < limit * 5) reported.add(key);
        if (issue.severity === 'warning') warnings += 1;
        if (issues.length < limit) issues.push(detached(issue));
      }
    },
    warnings: () => warnings,
  };
}

/**
 * A copy that shares no text with its source. Strings cut out of a feed keep the whole chunk they were cut from alive,
 * so whatever outlives its record must be copied; JSON is the quickest way that truly copies.
 */
function detached<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
