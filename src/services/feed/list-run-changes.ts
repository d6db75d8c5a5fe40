import type { WithPage } from '#contract/admin-list.ts';
import type { FlatChangeShown, RunChanges, RunChangesInput } from '#contract/feed.ts';
import {
  countFlatChanges,
  type FlatChangeRow,
  listComparableRuns,
  listFlatChanges,
} from '#db/queries/feed/flat-changes.ts';
import type { StagedOffer } from '#db/queries/feed/staged-flats.ts';
import { FLAT_CHANGE_KINDS, type FlatChangeKind, factChanges, priceMove } from '#domain/feed/flat-changes.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';

/** Covers three months of a feed that is read every half an hour. */
const MOST_RUNS = 5_000;
/** A person chooses of so many, and of those the address names. */
const SHOWN_RUNS = 300;

/**
 * A page of flats that differ between what a feed had in the catalogue after two of its runs; a page past the end is
 * the last one. Without the later one it is the newest, without the earlier one that before the later.
 */
export async function listRunChanges(
  ctx: ServiceContext,
  { id, from, to, kind, text, sort, page }: WithPage<RunChangesInput>,
): Promise<RunChanges> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const runs = await listComparableRuns(ctx.db, id, MOST_RUNS);
  const pair = pairOf(
    runs.map((run) => run.id),
    from,
    to,
  );
  const query = pair && { feedId: id, ...pair, text, kind };
  const found = query ? await countFlatChanges(ctx.db, query) : {};
  const counts = Object.fromEntries(FLAT_CHANGE_KINDS.map((one) => [one, found[one] ?? 0])) as Record<
    FlatChangeKind,
    number
  >;
  const total = FLAT_CHANGE_KINDS.reduce(
    (sum, one) => sum + (kind === undefined || kind === one ? counts[one] : 0),
    0,
  );
  const window = pageWindow(ctx, total, page);
  const rows = query ? await listFlatChanges(ctx.db, query, { sort, ...window.rows }) : [];
  return {
    rows: rows.map(presentChange),
    runs: runs.filter((run, place) => place < SHOWN_RUNS || run.id === pair?.from || run.id === pair?.to),
    from: pair?.from ?? null,
    to: pair?.to ?? null,
    counts,
    ...window.shown,
  };
}

/** The two runs to compare of those there are, newest first; null when there are fewer than two. */
function pairOf(runs: readonly number[], from?: number, to?: number): { from: number; to: number } | null {
  if (runs.length < 2) return null;
  const [one, other] = [from, to].map((id) => runs.find((run) => run === id));
  if (one !== undefined && other !== undefined && one !== other)
    return { from: Math.min(one, other), to: Math.max(one, other) };
  const [newest] = runs;
  if (one !== undefined && other === undefined && one !== newest) return { from: one, to: newest! };
  const place = runs.indexOf(other ?? newest!);
  const before = runs[place + 1];
  return before === undefined
    ? { from: runs[place]!, to: runs[place - 1]! }
    : { from: before, to: runs[place]! };
}

function presentChange({
  externalId,
  kind,
  flatId,
  complex,
  house,
  was,
  became,
}: FlatChangeRow): FlatChangeShown {
  const flat = (became ?? was)!;
  return {
    externalId,
    kind,
    flatId,
    place: [complex, house, flat.number && `кв.\u00a0${flat.number}`].filter(Boolean).join(', '),
    title: flatTitle({
      rooms: flat.rooms,
      area: flat.areaM2x100 / 100,
      floor: flat.floor,
      floorsTotal: flat.floorsTotal,
    }),
    priceWas: was && priceOf(was),
    priceBecame: became && priceOf(became),
    priceMove:
      was?.originalCurrency === became?.originalCurrency
        ? priceMove(was?.originalPrice ?? null, became?.originalPrice ?? null)
        : null,
    facts: was && became ? factChanges(was, became) : [],
  };
}

function priceOf({ originalPrice, originalCurrency }: StagedOffer) {
  return originalPrice === null ? null : { amount: originalPrice, currency: originalCurrency };
}
