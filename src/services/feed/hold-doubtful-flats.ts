import type { Db } from '#db/client.ts';
import {
  type FlatInDoubt,
  listPublishedFigures,
  listReleasedElsewhere,
  listReleasedFigures,
  markDoubtful,
} from '#db/queries/feed/doubtful-flats.ts';
import { loadMarket } from '#db/queries/feed/market.ts';
import type { StagedRecord } from '#db/queries/feed/staged-flats.ts';
import {
  doubtRangeText,
  doubtValueText,
  FIGURE_RULE_TEXTS,
  type FigureDoubt,
  isAnswered,
} from '#domain/feed/figure-doubt.ts';
import { type FlatFigures, figuresKey } from '#domain/feed/flat-figures.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { impossibleFigures, judgeFigures } from '#domain/feed/judge-figures.ts';
import { mayBeOneFlat } from '#domain/feed/match-twins.ts';

export interface HeldDoubts {
  flats: FlatInDoubt[];
  /** Flats on sale with impossible figures since before such figures were held; they leave the catalogue. */
  recalled: string[];
  issues: FeedIssue[];
}

/**
 * Judges the staged flats and marks those whose figures no person has decided about. A flat on sale at the same price
 * and area stays there however the market moved around it; only an impossible figure takes it off. What was decided in
 * another feed that lists the same flat is decided.
 */
export async function holdDoubtfulFlats(
  tx: Db,
  feedId: number,
  staged: readonly StagedRecord[],
): Promise<HeldDoubts> {
  const complexIds = [...new Set(staged.map(({ complexId }) => complexId))];
  const regionIds = [...new Set(staged.flatMap(({ regionId }) => regionId ?? []))];
  const judged = judgeFigures(staged, await loadMarket(tx, { complexIds, regionIds }));
  if (judged.size === 0) return { flats: [], recalled: [], issues: [] };

  const released = new Map((await listReleasedFigures(tx, feedId)).map((row) => [row.id, row]));
  const published = new Map(
    (await listPublishedFigures(tx, feedId, [...judged.keys()])).map((row) => [row.id, row]),
  );
  const elsewhere = Map.groupBy(
    await listReleasedElsewhere(tx, feedId, complexIds),
    ({ complexId }) => complexId,
  );
  const isReleased = (flat: StagedRecord, figures: FlatFigures, doubts: readonly FigureDoubt[]) => {
    const others = elsewhere.get(flat.complexId)?.filter((other) => mayBeOneFlat(flat, other)) ?? [];
    return [released.get(flat.id) ?? [], others]
      .flat()
      .some(({ key, doubts: allowed }) => key === figuresKey(figures) || isAnswered(doubts, allowed));
  };

  const held: HeldDoubts = { flats: [], recalled: [], issues: [] };
  for (const flat of staged) {
    const doubts = judged.get(flat.id);
    if (!doubts || isReleased(flat, flat, doubts)) continue;
    const onSale = published.get(flat.id);
    if (onSale) {
      const own = impossibleFigures(onSale);
      if (own.length === 0 && isOfMarketOnly(doubts) && costsTheSame(flat, onSale)) continue;
      if (own.length > 0 && !isReleased(flat, onSale, own)) held.recalled.push(flat.id);
    }
    held.flats.push({ id: flat.id, figuresKey: figuresKey(flat), doubts });
    held.issues.push(...doubts.map((doubt) => doubtIssue(flat, doubt)));
  }
  await markDoubtful(
    tx,
    held.flats.map(({ id }) => id),
  );
  return held;
}

function isOfMarketOnly(doubts: readonly FigureDoubt[]): boolean {
  return doubts.every(({ rule }) => rule === 'marketPrice' || rule === 'complexPrice');
}

function costsTheSame(one: FlatFigures, other: FlatFigures): boolean {
  return (
    one.originalPrice === other.originalPrice &&
    one.originalCurrency === other.originalCurrency &&
    one.areaM2x100 === other.areaM2x100
  );
}

/** A doubtful figure as the report of a run words it. */
export function doubtIssue({ id, line }: Pick<StagedRecord, 'id' | 'line'>, doubt: FigureDoubt): FeedIssue {
  const { field, expected } = FIGURE_RULE_TEXTS[doubt.rule];
  const value = `${doubtValueText(doubt)}, ожидали ${doubtRangeText(doubt)}`;
  return { line, object: id, field, value, expected, severity: 'doubt' };
}
