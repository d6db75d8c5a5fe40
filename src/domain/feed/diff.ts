import type { FlatFingerprint } from './fingerprint.ts';

/** A flat as the diff sees it, in the live catalogue or in a fresh reading. */
export interface DiffRecord {
  /** The id the feed itself gives the flat. */
  id: string;
  complexKey: string;
  houseKey: string;
  fingerprint: FlatFingerprint;
}

/** Flats of one complex that vanished from the feed but stay live until an admin decides. */
export interface HeldWithdrawal {
  complexKey: string;
  ids: string[];
  /** Live flats of the complex before this run. */
  live: number;
  reason: 'feed-drop' | 'complex-drop';
}

export interface FeedDiff {
  /** `nothing`: the feed was empty or unreadable and no record may be touched. */
  status: 'nothing' | 'applied' | 'held';
  created: string[];
  changed: string[];
  /** Flats of which only the gallery differs: they are stored, but not announced as changed. */
  rephotographed: string[];
  unchanged: string[];
  withdrawn: string[];
  held: HeldWithdrawal[];
}

/** A drop is suspicious above one fifth: an outage of the exporting site looks exactly like mass sales. */
const HOLD_ABOVE_PERCENT = 20;

/**
 * Compares the live flats of a feed with a fresh reading, by id. `next` is null for an unreadable feed; `unusable` are
 * ids that the reading has and nothing of which may be applied: such a flat is neither missing nor changed.
 * A drop over 20 % of the feed holds all withdrawals, a drop over 20 % of a complex holds its own;
 * creations and changes always apply.
 */
export function diffListing(
  previous: readonly DiffRecord[],
  next: readonly DiffRecord[] | null,
  unusable: readonly string[] = [],
): FeedDiff {
  const diff: FeedDiff = {
    status: 'nothing',
    created: [],
    changed: [],
    rephotographed: [],
    unchanged: [],
    withdrawn: [],
    held: [],
  };
  if (next === null || next.length + unusable.length === 0) return diff;
  const known = new Map(previous.map((record) => [record.id, record]));
  const seen = new Set<string>(unusable);
  for (const record of next) {
    if (seen.has(record.id)) continue;
    seen.add(record.id);
    diff[kindOfChange(known.get(record.id), record)].push(record.id);
  }
  const missing = previous.filter((record) => !seen.has(record.id));
  const feedDropped = isDrop(missing.length, previous.length);
  const live = Map.groupBy(previous, (record) => record.complexKey);
  for (const [complexKey, gone] of Map.groupBy(missing, (record) => record.complexKey)) {
    const ids = gone.map((record) => record.id);
    const of = live.get(complexKey)?.length ?? 0;
    if (feedDropped) diff.held.push({ complexKey, ids, live: of, reason: 'feed-drop' });
    else if (isDrop(ids.length, of)) diff.held.push({ complexKey, ids, live: of, reason: 'complex-drop' });
    else diff.withdrawn.push(...ids);
  }
  diff.status = diff.held.length > 0 ? 'held' : 'applied';
  return diff;
}

function kindOfChange(
  before: DiffRecord | undefined,
  after: DiffRecord,
): 'created' | 'changed' | 'rephotographed' | 'unchanged' {
  if (before === undefined) return 'created';
  const moved = before.houseKey !== after.houseKey || before.complexKey !== after.complexKey;
  if (moved || before.fingerprint.facts !== after.fingerprint.facts) return 'changed';
  return before.fingerprint.photos === after.fingerprint.photos ? 'unchanged' : 'rephotographed';
}

function isDrop(missing: number, of: number): boolean {
  return missing * 100 > of * HOLD_ABOVE_PERCENT;
}
