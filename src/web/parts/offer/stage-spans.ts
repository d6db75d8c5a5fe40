import type { OfferStage } from '#contract/mortgage.ts';

export interface StageSpan {
  stage: OfferStage;
  /** The first and the last month of the loan it covers. */
  from: number;
  to: number;
  /** Where it begins on the bar and how much of it it takes, percent. */
  start: number;
  share: number;
}

/** The room in which the months and the rate of a stage can be read, percent of the bar. */
const LEAST_SHARE = 44;

/** Stages along a bar in the proportion of their months, though none too narrow for its words. */
export function stageSpans(stages: readonly OfferStage[]): StageSpan[] {
  const all = stages.reduce((sum, { months }) => sum + months, 0);
  const widths = stages.map(({ months }) => Math.max((months / all) * 100, LEAST_SHARE));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let month = 0;
  let start = 0;
  return stages.map((stage, at) => {
    const share = (widths[at]! / whole) * 100;
    const span = { stage, from: month + 1, to: month + stage.months, start, share };
    month = span.to;
    start += share;
    return span;
  });
}
