import type { FlatsResult } from '#contract/catalog.ts';
import type { VitrinaFlat, VitrinaPart } from '#contract/vitrina-page.ts';
import { keptPlan } from '#domain/media/kept-plan.ts';
import type { VitrinaChoice } from '#domain/widget/vitrina-choice.ts';
import { countListings } from '../catalog/count-listings.ts';
import type { SearchScope } from '../catalog/read-search.ts';
import { searchFlats } from '../catalog/search-flats.ts';
import type { ServiceContext } from '../context.ts';

/** Three rows of four, and whole rows of three and two as well. */
const FLATS_AT_ONCE = 12;

/** The next flats of a vitrina that answer the choice, from `startFrom` on. */
export async function listVitrinaFlats(
  ctx: ServiceContext,
  vitrina: SearchScope,
  { filters, sort, startFrom }: VitrinaChoice & { startFrom: number },
): Promise<VitrinaPart<VitrinaFlat>> {
  const search = { ...vitrina, filters, sort };
  const [{ flats: total }, found] = await Promise.all([
    countListings(ctx, search),
    searchFlats(ctx, { ...search, amount: FLATS_AT_ONCE, startFrom }),
  ]);
  return { items: found.flats.map((flat) => presentVitrinaFlat(flat, found)), total };
}

function presentVitrinaFlat(
  flat: FlatsResult['flats'][number],
  { complexes, complexHouses, media }: FlatsResult,
): VitrinaFlat {
  const house = complexHouses.find(({ id }) => id === flat.houseId);
  return {
    id: flat.id,
    houseId: flat.houseId,
    rooms: flat.rooms,
    area: flat.area,
    kitchenArea: flat.kitchenArea,
    balcony: flat.balcony,
    logia: flat.logia,
    floor: flat.floor,
    floorsTotal: flat.floorsTotal,
    price: flat.price,
    pricePerMeter: flat.pricePerMeter,
    originalPrice: flat.originalPrice,
    originalCurrency: flat.originalCurrency,
    complexName: complexes.find(({ id }) => id === flat.complexId)!.name,
    house: house ? { buildingState: house.buildingState, handover: house.handover } : null,
    plan: keptPlan(flat, media) ?? null,
  };
}
