import type { WalkableMetro } from '#domain/listing/walkable-metro.ts';
import type { BuyerProgram } from '#domain/mortgage/terms/buyer-terms.ts';
import type { Flat, House } from './catalog.ts';
import type { RoadTime } from './road.ts';

/** A flat as a card shows it; what flats of one complex or of one house share stands once, in `FlatCards`. */
export interface FlatCard
  extends Pick<
    Flat,
    | ('id' | 'complexId' | 'houseId' | 'rooms' | 'area' | 'kitchenArea' | 'balcony' | 'loggia')
    | ('floor' | 'floorsTotal' | 'price' | 'pricePerMeter' | 'originalPrice' | 'originalCurrency')
    | ('priceMove' | 'confirmedAt')
  > {
  /**
   * The payment by the best mortgage offer at the calculator's defaults, whole roubles a month; null where none fits.
   */
  payment: number | null;
  /** The state programme that payment takes; null where anybody may have it or the buyer named their programmes. */
  paymentProgram: BuyerProgram | null;
  /** The greatest payment of its term, where the first one is told and is less. */
  paymentLater?: number;
  /** The address of our copy of the developer's plan; when it is null, the plan is drawn. */
  plan: string | null;
}

/** Flats as cards show them, with the complexes and the houses they are in. */
export interface FlatCards {
  flats: FlatCard[];
  complexes: { id: number; name: string; metro: WalkableMetro | null }[];
  houses: Pick<House, 'id' | 'buildingState' | 'handover'>[];
  /** How long it takes from each house to where the buyer goes; of nobody who goes nowhere. */
  roads: { houseId: number; times: RoadTime[] }[];
}
