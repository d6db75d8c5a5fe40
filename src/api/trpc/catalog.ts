import { BoardInput } from '#contract/board.ts';
import {
  ComplexCardsRequest,
  ComplexId,
  ListingId,
  SearchPageRequest,
  SearchRequest,
} from '#contract/catalog.ts';
import { ChosenInput, ComparedInput } from '#contract/chosen.ts';
import { SearchDictionariesInput } from '#contract/dictionaries.ts';
import { GoalsInput } from '#contract/road.ts';
import {
  GroundInput,
  MapBoxInput,
  MapPlacesInput,
  MeterPricesInput,
  NewFlatsInput,
  PlacesInput,
  PriceHistogramInput,
} from '#contract/search-figures.ts';
import { SearchFilters } from '#contract/search-filters.ts';
import { NearbyInput, SuggestInput } from '#contract/suggest.ts';
import { SuitingFlatsInput } from '#contract/suiting-flats.ts';
import { WaysOutInput } from '#contract/ways-out.ts';
import { compareChosen } from '#services/catalog/compare-chosen.ts';
import { countFacets } from '#services/catalog/count-facets.ts';
import { countHubs } from '#services/catalog/count-hubs.ts';
import { countListings } from '#services/catalog/count-listings.ts';
import { countMetros } from '#services/catalog/count-metros.ts';
import { countNewFlats } from '#services/catalog/count-new-flats.ts';
import { findWaysOut } from '#services/catalog/find-ways-out.ts';
import { getBoard } from '#services/catalog/get-board.ts';
import { getCardPictures } from '#services/catalog/get-card-pictures.ts';
import { getComplexPage } from '#services/catalog/get-complex-page.ts';
import { getDictionaries } from '#services/catalog/get-dictionaries.ts';
import { getExtremes } from '#services/catalog/get-extremes.ts';
import { getFlatPage } from '#services/catalog/get-flat-page.ts';
import { getFreshness } from '#services/catalog/get-freshness.ts';
import { getMapBounds } from '#services/catalog/get-map-bounds.ts';
import { getMapBox } from '#services/catalog/get-map-box.ts';
import { getMeterPrices } from '#services/catalog/get-meter-prices.ts';
import { getPaymentHistogram } from '#services/catalog/get-payment-histogram.ts';
import { getPriceHistogram } from '#services/catalog/get-price-histogram.ts';
import { getPriceHistory } from '#services/catalog/get-price-history.ts';
import { getSearchDictionaries } from '#services/catalog/get-search-dictionaries.ts';
import { getUsualPrices } from '#services/catalog/get-usual-prices.ts';
import { listChosenCards } from '#services/catalog/list-chosen-cards.ts';
import { listGroundHouses } from '#services/catalog/list-ground-houses.ts';
import { listMapPlaces } from '#services/catalog/list-map-places.ts';
import { listMetroSchemes } from '#services/catalog/list-metro-schemes.ts';
import { listSuitingFlats } from '#services/catalog/list-suiting-flats.ts';
import { nameFilters } from '#services/catalog/name-filters.ts';
import { searchComplexCards } from '#services/catalog/search-complex-cards.ts';
import { searchComplexes } from '#services/catalog/search-complexes.ts';
import { searchFlatCards } from '#services/catalog/search-flat-cards.ts';
import { searchFlats } from '#services/catalog/search-flats.ts';
import { suggestNearby } from '#services/catalog/suggest-nearby.ts';
import { suggestPlaces } from '#services/catalog/suggest-places.ts';
import { listCurrencies } from '#services/money/list-currencies.ts';
import { getFlatMortgage } from '#services/mortgage/get-flat-mortgage.ts';
import { findRoadGaps } from '#services/road/find-road-gaps.ts';
import { getReach } from '#services/road/get-reach.ts';
import { placeGoals } from '#services/road/open-roads.ts';
import { suggestGoals } from '#services/road/suggest-goals.ts';
import { loadFlatCalculator } from '#services/widget/load-flat-calculator.ts';
import { forAnyone, forBuyers, router } from './init.ts';
import { typistOf } from './typist-of.ts';

/** Procedures that partners and old links know by their bare names. */
export const catalogProcedures = {
  flats: forBuyers.input(SearchPageRequest).query(({ ctx, input }) => searchFlats(ctx.services, input)),
  flatsMapless: forBuyers
    .input(SearchPageRequest)
    .query(async ({ ctx, input }) => ({ ...(await searchFlats(ctx.services, input)), mapHouses: [] })),
  flatsTotal: forBuyers
    .input(SearchRequest)
    .query(async ({ ctx, input }) => (await countListings(ctx.services, input)).flats),
  complexesTotal: forBuyers
    .input(SearchRequest)
    .query(async ({ ctx, input }) => (await countListings(ctx.services, input)).complexes),
  complexesShallow: forAnyone
    .input(SearchPageRequest)
    .query(({ ctx, input }) => searchComplexes(ctx.services, input)),
  dictionaries: forAnyone.query(({ ctx }) => getDictionaries(ctx.services)),
  searchDictionaries: forAnyone
    .input(SearchDictionariesInput)
    .query(({ ctx, input }) => getSearchDictionaries(ctx.services, input)),
  extremes: forAnyone.query(({ ctx }) => getExtremes(ctx.services)),
  currenciesToRuble: forAnyone.query(({ ctx }) => listCurrencies(ctx.services)),
};

export const catalogRouter = router({
  complex: forBuyers.input(ListingId).query(({ ctx, input }) => getComplexPage(ctx.services, input.id)),
  board: forBuyers.input(BoardInput).query(({ ctx, input }) => getBoard(ctx.services, input)),
  suitingFlats: forBuyers
    .input(SuitingFlatsInput)
    .query(({ ctx, input }) => listSuitingFlats(ctx.services, input)),
  flat: forBuyers.input(ListingId).query(({ ctx, input }) => getFlatPage(ctx.services, input.id)),
  flatMortgage: forBuyers.input(ListingId).query(({ ctx, input }) => getFlatMortgage(ctx.services, input.id)),
  flatCalculator: forAnyone
    .input(ListingId)
    .query(({ ctx, input }) => loadFlatCalculator(ctx.services, input.id)),
  priceHistory: forAnyone
    .input(ComplexId)
    .query(({ ctx, input }) => getPriceHistory(ctx.services, input.complexId)),
  flatCards: forBuyers
    .input(SearchPageRequest)
    .query(({ ctx, input }) => searchFlatCards(ctx.services, input)),
  complexCards: forBuyers
    .input(ComplexCardsRequest)
    .query(({ ctx, input }) => searchComplexCards(ctx.services, input)),
  compared: forBuyers.input(ComparedInput).query(({ ctx, input }) => compareChosen(ctx.services, input)),
  cardPictures: forAnyone
    .input(ComplexId)
    .query(({ ctx, input }) => getCardPictures(ctx.services, input.complexId)),
  chosenCards: forBuyers.input(ChosenInput).query(({ ctx, input }) => listChosenCards(ctx.services, input)),
  facets: forBuyers.input(SearchRequest).query(({ ctx, input }) => countFacets(ctx.services, input)),
  metroSchemes: forAnyone.query(({ ctx }) => listMetroSchemes(ctx.services)),
  metros: forBuyers.input(SearchRequest).query(({ ctx, input }) => countMetros(ctx.services, input)),
  hubs: forBuyers.input(SearchRequest).query(({ ctx, input }) => countHubs(ctx.services, input)),
  suggest: forBuyers.input(SuggestInput).query(({ ctx, input }) => suggestPlaces(ctx.services, input)),
  nearby: forAnyone
    .input(NearbyInput)
    .query(({ ctx, input, signal }) => suggestNearby(ctx.services, input, typistOf(ctx, signal))),
  goals: forAnyone
    .input(GoalsInput)
    .query(({ ctx, input, signal }) => suggestGoals(ctx.services, input, typistOf(ctx, signal))),
  reach: forBuyers.query(({ ctx }) => getReach(ctx.services, ctx.clientAddress)),
  roadGaps: forBuyers.query(({ ctx }) => findRoadGaps(ctx.services)),
  road: forBuyers.query(({ ctx }) => placeGoals(ctx.services, ctx.services.road)),
  filterNames: forAnyone.input(SearchFilters).query(({ ctx, input }) => nameFilters(ctx.services, input)),
  waysOut: forBuyers.input(WaysOutInput).query(({ ctx, input }) => findWaysOut(ctx.services, input)),
  newFlats: forBuyers.input(NewFlatsInput).query(({ ctx, input }) => countNewFlats(ctx.services, input)),
  freshness: forAnyone.input(PlacesInput).query(({ ctx, input }) => getFreshness(ctx.services, input)),
  priceHistogram: forBuyers
    .input(PriceHistogramInput)
    .query(({ ctx, input }) => getPriceHistogram(ctx.services, input)),
  paymentHistogram: forBuyers
    .input(SearchRequest)
    .query(({ ctx, input }) => getPaymentHistogram(ctx.services, input)),
  usualPrices: forAnyone.input(PlacesInput).query(({ ctx, input }) => getUsualPrices(ctx.services, input)),
  mapBounds: forBuyers.input(SearchRequest).query(({ ctx, input }) => getMapBounds(ctx.services, input)),
  mapBox: forBuyers.input(MapBoxInput).query(({ ctx, input }) => getMapBox(ctx.services, input)),
  meterPrices: forBuyers
    .input(MeterPricesInput)
    .query(({ ctx, input }) => getMeterPrices(ctx.services, input)),
  ground: forAnyone.input(GroundInput).query(({ ctx, input }) => listGroundHouses(ctx.services, input)),
  mapPlaces: forAnyone.input(MapPlacesInput).query(({ ctx, input }) => listMapPlaces(ctx.services, input)),
});
