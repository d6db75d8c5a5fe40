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
  /** A photo stored on this site; when it is null, the house is drawn. */
  photo: string | null;
  /** Roubles of the cheapest flat on sale; null where no price is known. */
  priceFrom: number | null;
  /** The number of flats on sale. */
  flatsCount: number;
}

/** A flat as a vitrina shows it. */
export interface VitrinaFlat
  extends Pick<
    FlatCard,
    | ('id' | 'houseId' | 'rooms' | 'area' | 'kitchenArea' | 'balcony' | 'loggia' | 'floor' | 'floorsTotal')
    | ('price' | 'pricePerMeter' | 'originalPrice' | 'originalCurrency' | 'plan')
  > {
  complexName: string;
  house: Pick<House, 'buildingState' | 'handover'> | null;
}

/** The first items of a list, or the next ones, with the length of the whole list. */
export interface VitrinaPart<Item> {
  items: Item[];
  total: number;
}

/** The data of a vitrina's page. Everybody who opens the page may read all of it. */
export interface VitrinaPage {
  options: WidgetOptions;
  choice: VitrinaChoice;
  /** The complexes to choose from, by name. */
  names: NamedId[];
  /** The room counts of which some flat is on sale. */
  rooms: RoomsBucket[];
  complexes: VitrinaPart<VitrinaComplex>;
  /** The flats that match the choice. */
  flats: VitrinaPart<VitrinaFlat>;
  /** The origin of the embedding page, when it may receive messages; null when it may not, or without such a page. */
  host: string | null;
  isFramed: boolean;
  /** Whether an admin tries out its look: it then obeys `PreviewMessage`. */
  isPreview: boolean;
}
