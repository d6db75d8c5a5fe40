import type { IsoDate } from '../time/iso-date.ts';

/** The page of a widget that was opened by itself, or whose page around is unknown or forgotten. */
export const NO_PAGE = '';
/** Pages beyond those that are told apart. */
export const OTHER_PAGES = '*';

/** Figures of a widget, each of fewer people than the one before. */
export interface WidgetFigures {
  /** How often it was loaded. */
  shown: number;
  /** In how many of these somebody changed what it counts. */
  counted: number;
  /** Leads. */
  asked: number;
  /** Leads whose result is an agreement. */
  agreed: number;
}

/** The figures of one page on one day. */
export interface WidgetDay extends WidgetFigures {
  day: IsoDate;
  /** Host and path, or one of the two above. */
  page: string;
}

export const NO_FIGURES: WidgetFigures = { shown: 0, counted: 0, asked: 0, agreed: 0 };

export function addFigures(one: WidgetFigures, other: WidgetFigures): WidgetFigures {
  return {
    shown: one.shown + other.shown,
    counted: one.counted + other.counted,
    asked: one.asked + other.asked,
    agreed: one.agreed + other.agreed,
  };
}

/** Adds up days by a name of theirs, in the order in which the names come first. */
export function figuresBy(
  days: readonly WidgetDay[],
  nameOf: (day: WidgetDay) => string,
): Map<string, WidgetFigures> {
  const sums = new Map<string, WidgetFigures>();
  for (const day of days) {
    const name = nameOf(day);
    sums.set(name, addFigures(sums.get(name) ?? NO_FIGURES, day));
  }
  return sums;
}
