import type { MiniBoard } from '#contract/board.ts';
import type { Complex, ComplexCardsResult, Flat, FlatsResult, House, Media } from '#contract/catalog.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import { keptPlan } from '#domain/media/kept-plan.ts';
import type { CardStatistics } from '../../parts/ComplexCard.tsx';
import type { MiniBoardProps } from '../../parts/MiniBoard.tsx';

// Of an answer only what cards show is kept: the first HTML carries it a second time, for the browser to go on with.

export interface FlatCardsPage {
  flats: ReturnType<typeof flatOfCard>[];
  complexes: ReturnType<typeof complexOfFlatCard>[];
  houses: ReturnType<typeof houseOfCard>[];
}

export interface ComplexCardsPage {
  complexes: ReturnType<typeof complexOfCard>[];
  houses: (ReturnType<typeof houseOfCard> & Pick<House, 'complexId' | 'floors'>)[];
  developers: { id: number; name: string }[];
  boards: (MiniBoardProps['board'] & Pick<MiniBoard, 'complexId'>)[];
}

export function flatCardsPage(answer: FlatsResult): FlatCardsPage {
  return {
    flats: answer.flats.map((flat) => flatOfCard(flat, answer.media)),
    complexes: answer.complexes.map(complexOfFlatCard),
    houses: answer.complexHouses.map(houseOfCard),
  };
}

export function complexCardsPage(answer: ComplexCardsResult): ComplexCardsPage {
  return {
    complexes: answer.complexes.map((complex) => complexOfCard(complex, answer.payments)),
    houses: answer.houses.map((house) => ({
      ...houseOfCard(house),
      complexId: house.complexId,
      floors: house.floors,
    })),
    developers: answer.developerCompanies.map(({ id, name }) => ({ id, name })),
    boards: answer.boards.map(({ houseId, ...board }) => ({
      ...board,
      house: titleOf(answer.houses.find(({ id }) => id === houseId)),
    })),
  };
}

function flatOfCard(flat: Flat, media: readonly Media[]) {
  const { id, complexId, houseId, rooms, price, pricePerMeter, payment } = flat;
  const { originalPrice, originalCurrency, priceMove, area, kitchenArea, floor, floorsTotal } = flat;
  const { balcony, logia, confirmedAt } = flat;
  return {
    ...{ id, complexId, houseId, rooms, price, pricePerMeter, payment },
    ...{ originalPrice, originalCurrency, priceMove, area, kitchenArea, floor, floorsTotal },
    ...{ balcony, logia, confirmedAt },
    plan: keptPlan(flat, media),
  };
}

function complexOfFlatCard({ id, name, metros }: Complex) {
  return { id, name, metros: walkableMetro(metros) };
}

function complexOfCard(
  { id, name, comfortClass, developerCompanyId, metros, statistics }: Complex,
  payments: ComplexCardsResult['payments'],
) {
  const sold = ROOMS_BUCKETS.filter((rooms) => statistics[rooms].flatsCount > 0);
  const rows = sold.map((rooms) => {
    const { flatsCount, area, priceRange } = statistics[rooms];
    const own = payments.find((one) => one.complexId === id && one.rooms === rooms);
    return [rooms, { flatsCount, area, priceRange, payment: own?.payment ?? null }];
  });
  return {
    ...{ id, name, comfortClass, developerCompanyId },
    metros: walkableMetro(metros),
    statistics: Object.fromEntries(rows) as CardStatistics,
  };
}

function houseOfCard({ id, buildingState, handover }: House) {
  return { id, buildingState, handover };
}

function titleOf(house: House | undefined): string | undefined {
  return house && houseTitle(house);
}

/** The one a card names. */
function walkableMetro(metros: Complex['metros']) {
  return metros
    .filter(({ minutesFoot }) => minutesFoot !== null)
    .slice(0, 1)
    .map(({ minutesFoot, name, colour }) => ({ minutesFoot, name, colour }));
}
