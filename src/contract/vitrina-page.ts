import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { VitrinaChoice } from '#domain/widget/vitrina-choice.ts';
import type { Complex, House } from './catalog.ts';
import type { ComplexCard } from './complex-card.ts';
import type { FlatCard } from './flat-card.ts';
import type { WidgetOptions } from './widget-config.ts';

/** A complex as a vitrina shows it. */
export interface VitrinaComplex
  extends Pick<Complex, 'id' | 'name' | 'comfortClass'>,
    Pick<ComplexCard, 'metro' | 'handover' | 'floors'> {
  /** 'Москва, р-н Черёмушки'. */
  place: string;
  developer: string | null;
  /** A photo that this site keeps; null: the house is drawn. */
  photo: string | null;
  /** Roubles of the cheapest flat on sale; null where nobody tells. */
  priceFrom: number | null;
  /** Flats on sale. */
  flatsCount: number;
}

/** A flat as a vitrina shows it. */
export interface VitrinaFlat
  extends Pick<
    FlatCard,
    | ('id' | 'houseId' | 'rooms' | 'area' | 'kitchenArea' | 'balcony' | 'logia' | 'floor' | 'floorsTotal')
    | ('price' | 'pricePerMeter' | 'originalPrice' | 'originalCurrency' | 'plan')
  > {
  complexName: string;
  house: Pick<House, 'buildingState' | 'handover'> | null;
}

/** The beginning of a list, or what follows in it, and how long the whole is. */
export interface VitrinaPart<Item> {
  items: Item[];
  total: number;
}

/** What the page of a vitrina begins with. Everybody who opens it may read all of it. */
export interface VitrinaPage {
  options: WidgetOptions;
  choice: VitrinaChoice;
  /** Complexes to choose from, by name. */
  names: NamedId[];
  /** Rooms of which something is on sale. */
  rooms: RoomsBucket[];
  complexes: VitrinaPart<VitrinaComplex>;
  /** Of the choice. */
  flats: VitrinaPart<VitrinaFlat>;
  /** The origin of the page around, where it may listen; null when it may not or there is none. */
  host: string | null;
  isFramed: boolean;
  /** An admin tries its look: it obeys `PreviewMessage`. */
  isPreview: boolean;
}
