import type { FlatCard, FlatCards } from '#contract/flat-card.ts';
import type { VitrinaFlat, VitrinaPart } from '#contract/vitrina-page.ts';
import type { VitrinaChoice } from '#domain/widget/vitrina-choice.ts';
import { countListings } from '../catalog/count-listings.ts';
import type { ComplexScope } from '../catalog/open-catalogue.ts';
import { searchFlatCards } from '../catalog/search-flat-cards.ts';
import type { ServiceContext } from '../context.ts';

/** Three rows of four, and whole rows of three and two as well. */
const FLATS_AT_ONCE = 12;

/** The next flats of a vitrina that answer the choice, from `startFrom` on. */
export async function listVitrinaFlats(
  ctx: ServiceContext,
  vitrina: ComplexScope,
  { filters, sort, startFrom }: VitrinaChoice & { startFrom: number },
): Promise<VitrinaPart<VitrinaFlat>> {
  const search = { ...vitrina, filters, sort };
  const [{ flats: total }, found] = await Promise.all([
    countListings(ctx, search),
    searchFlatCards(ctx, { ...search, amount: FLATS_AT_ONCE, startFrom }),
  ]);
  return { items: found.flats.map((flat) => presentVitrinaFlat(flat, found)), total };
}

function presentVitrinaFlat(flat: FlatCard, { complexes, houses }: FlatCards): VitrinaFlat {
  const house = houses.find(({ id }) => id === flat.houseId);
  return {
    id: flat.id,
    houseId: flat.houseId,
    rooms: flat.rooms,
    area: flat.area,
    kitchenArea: flat.kitchenArea,
    balcony: flat.balcony,
    loggia: flat.loggia,
    floor: flat.floor,
    floorsTotal: flat.floorsTotal,
    price: flat.price,
    pricePerMeter: flat.pricePerMeter,
    originalPrice: flat.originalPrice,
    originalCurrency: flat.originalCurrency,
    complexName: complexes.find(({ id }) => id === flat.complexId)!.name,
    house: house ? { buildingState: house.buildingState, handover: house.handover } : null,
    plan: flat.plan,
  };
}
