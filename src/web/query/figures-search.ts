import { FIGURE_PERIODS, type FigurePeriod } from '#contract/widget-figures.ts';

export interface FiguresSearch {
  /** Days; a month when absent. */
  days?: FigurePeriod | undefined;
}

export const USUAL_PERIOD: FigurePeriod = 30;

/** Reads the period of figures that an address asks for. */
export function readFiguresSearch(raw: Record<string, unknown>): FiguresSearch {
  const days = FIGURE_PERIODS.find((one) => String(one) === String(raw.days));
  return { days: days === USUAL_PERIOD ? undefined : days };
}
