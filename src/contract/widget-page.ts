import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { OfferPack } from '#domain/widget/offer-pack.ts';
import type { WidgetOptions } from './widget-config.ts';

/** What the page of a calculator widget begins with. Everybody who opens it may read all of it. */
export interface WidgetPage {
  /** Null: the widget without a key. */
  key: string | null;
  options: WidgetOptions;
  /** To choose from, at least one. */
  regions: readonly LegacyRegion[];
  pack: OfferPack;
  /** The day of the calculation. */
  today: IsoDate;
  /** When the house all of it is for is ready; null when that is no one day or it is for any house. */
  handoverDate: IsoDate | null;
  /** The moment of it, milliseconds. */
  countedAt: number;
  /** The document people agree to. */
  consentUrl: string;
  /** The origin of the page around, where it may listen; null when it may not or there is none. */
  host: string | null;
  /** The address of the page around, for leads. */
  pageUrl: string | null;
  isFramed: boolean;
  /** An admin tries its look: it obeys `PreviewMessage`, and nothing typed in it is sent. */
  isPreview: boolean;
}
