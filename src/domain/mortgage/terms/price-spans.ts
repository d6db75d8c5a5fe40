/** Prices in whole roubles, both ends included. */
export interface PriceSpan {
  from: number;
  to: number;
}

/** Spans as a list without overlaps, the cheapest first; those that touch are one. */
export function uniteSpans(spans: readonly PriceSpan[]): PriceSpan[] {
  const united: PriceSpan[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = united.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else united.push({ from, to });
  }
  return united;
}

/** The parts of united spans that lie outside of other united spans. */
export function subtractSpans(spans: readonly PriceSpan[], taken: readonly PriceSpan[]): PriceSpan[] {
  return spans.flatMap((span) => {
    const left: PriceSpan[] = [];
    let { from } = span;
    for (const { from: hole, to: end } of taken) {
      if (end < from || hole > span.to) continue;
      if (hole > from) left.push({ from, to: hole - 1 });
      from = end + 1;
    }
    return from <= span.to ? [...left, { from, to: span.to }] : left;
  });
}
