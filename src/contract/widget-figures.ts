import { z } from 'zod';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { WidgetFigures } from '#domain/widget/widget-figures.ts';
import { RecordId } from './record-fields.ts';

/** Periods of figures by their length in days, today's among them. */
export const FIGURE_PERIODS = [7, 30, 90, 365] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

export const WidgetFiguresInput = z.object({ clientId: RecordId, days: z.literal(FIGURE_PERIODS) });
export type WidgetFiguresInput = z.infer<typeof WidgetFiguresInput>;

export interface WidgetFiguresShown {
  asOf: Date;
  /** The name of the client. */
  client: string;
  total: WidgetFigures;
  /** Days on which something happened, the newest first. */
  days: (WidgetFigures & { day: IsoDate })[];
  /** Those with the most views first; `NO_PAGE` and `OTHER_PAGES` last. */
  pages: (WidgetFigures & { page: string })[];
}
