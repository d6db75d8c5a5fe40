import { useEffect, useState } from 'react';
import type { WidgetPage } from '#contract/widget-page.ts';
import type { CalcQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import type { SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import type { RenderData } from '#domain/mortgage/show/render-data.ts';
import { TIMING } from '#ui/timing.ts';
import { callWidget } from './call-widget.ts';

/** A subsidy at a cell of its matrix, whose whole cost only the server knows. */
export interface SubsidyNeed {
  hash: string;
  row: SubsidyRow;
}

/** Null while it is being counted. */
export type SubsidyCost =
  | Pick<RenderData, 'fullCost' | 'psk'>
  | { failed: string; onRetry: () => void }
  | null;

/**
 * Costs of the subsidies somebody looks at, by `patched-offer`: fees and premiums of prices are the developer's, and
 * only what they come to is told.
 */
export function useSubsidyCosts(
  { key }: Pick<WidgetPage, 'key'>,
  needs: readonly SubsidyNeed[],
  query: CalcQuery,
): (need: SubsidyNeed) => SubsidyCost {
  const [known, setKnown] = useState<ReadonlyMap<string, SubsidyCost>>(new Map());
  const nameOf = (need: SubsidyNeed) =>
    JSON.stringify([need.hash, need.row.interest, need.row.duration, query]);
  const missing = needs.filter((need) => !known.has(nameOf(need)));
  const wanted = missing.map(nameOf).sort().join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` tells all that the call depends on.
  useEffect(() => {
    if (wanted === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      for (const need of missing) void ask(need, nameOf(need), abort.signal);
    }, TIMING.formWatchCooldownMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

  async function ask({ hash, row }: SubsidyNeed, name: string, signal: AbortSignal) {
    const cost = await callWidget<{ renderData: RenderData }>(
      key === null ? 'widget/patched-offer' : 'offers/proxy/patched-offer',
      {
        type: 'subsidy',
        interest: row.interest,
        periodDuration: row.duration,
        offerKey: hash,
        options: query,
      },
      { key, signal },
    ).then(
      ({ renderData }) => renderData,
      ({ message }: Error) => ({ failed: message, onRetry: () => forget(name) }),
    );
    if (signal.aborted) return;
    setKnown((before) => new Map(before).set(name, cost));
  }

  function forget(name: string) {
    setKnown((before) => new Map([...before].filter(([known]) => known !== name)));
  }

  return (need) => known.get(nameOf(need)) ?? null;
}
