import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { OfferPack } from '#domain/widget/offer-pack.ts';
import type { WidgetOptions } from './widget-config.ts';

/** The data of a calculator widget's page. Everybody who opens the page may read all of it. */
export interface WidgetPage {
  /** Null for the widget without a key. */
  key: string | null;
  options: WidgetOptions;
  /** The regions to choose from, at least one. */
  regions: readonly LegacyRegion[];
  pack: OfferPack;
  /** The day of the calculation. */
  today: IsoDate;
  /** The handover date of the house the widget is limited to; null when there is no such house or no single date. */
  handoverDate: IsoDate | null;
  /** The moment of the calculation, milliseconds since the epoch. */
  countedAt: number;
  /** Who gets a lead that is sent from this page. */
  recipient: string;
  /** The document that people consent to. */
  consentUrl: string;
  /** The origin of the embedding page, when it may receive messages; null when it may not, or without such a page. */
  host: string | null;
  /** The address of the embedding page, stored with leads. */
  pageUrl: string | null;
  isFramed: boolean;
  /** Whether an admin tries out its look: it then obeys `PreviewMessage` and sends nothing typed into it. */
  isPreview: boolean;
}
