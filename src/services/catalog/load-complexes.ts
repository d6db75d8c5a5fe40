import type { BucketStatistics, Complex, House, Media } from '#contract/catalog.ts';
import type { Company } from '#contract/company.ts';
import type { Db } from '#db/client.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import { type ComplexHighway, listNamedHighways } from '#db/queries/listing/complex-highways.ts';
import {
  type ComplexPlan,
  type ComplexRow,
  listComplexes,
  listComplexPlans,
} from '#db/queries/listing/complexes.ts';
import { type ComplexMetro, listComplexMetros } from '#db/queries/listing/house-metros.ts';
import { type HouseRow, listHouses } from '#db/queries/listing/houses.ts';
import { listComplexMedia } from '#db/queries/media/media.ts';
import type { BucketFigures, Catalogue, HouseFigures } from '#domain/catalog/catalogue.ts';
import type { Address } from '#domain/listing/address.ts';
import { bySectionName } from '#domain/listing/by-section-name.ts';
import { ROOMS_BUCKETS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { HandoverTerm, Quarter } from '#domain/time/quarter.ts';
import { presentCompany } from '../company/present-company.ts';
import { presentUpload } from '../media/present-upload.ts';
import { presentMedia } from './load-flats.ts';

export interface LoadedComplexes {
  complexes: Complex[];
  houses: House[];
  developerCompanies: Company[];
}

/**
 * Loads complexes by id with their houses and developers, in the order of the ids, in a fixed number of queries.
 * The catalogue decides which of their flats count as on sale.
 * Master plans are heavy and come only when asked for.
 */
export async function loadComplexes(
  db: Db,
  catalogue: Catalogue,
  ids: number[],
  { withMasterPlans = false } = {},
): Promise<LoadedComplexes> {
  const unique = [...new Set(ids)];
  const rows = await listComplexes(db, unique);
  const [houses, houseFigures, figures, media, companies, metros, highways, plans] = await Promise.all([
    listHouses(db, unique),
    catalogue.listHouseFigures(unique),
    catalogue.listBucketFigures(unique),
    listComplexMedia(db, unique),
    listCompanies(db, [...new Set(rows.map((row) => row.developerCompanyId))]),
    listComplexMetros(db, unique),
    listNamedHighways(db, unique),
    withMasterPlans ? listComplexPlans(db, unique) : new Map<number, ComplexPlan>(),
  ]);
  const figuresOf = new Map(houseFigures.map((own) => [own.houseId, own]));
  return {
    complexes: rows.map((row) =>
      presentComplex(row, {
        houses: houses.filter((house) => house.complexId === row.id),
        figures: figures.filter((figure) => figure.complexId === row.id),
        media: media.filter((item) => item.ownerId === row.id).map(presentMedia),
        metros: metros.filter((metro) => metro.complexId === row.id),
        highways: highways.filter((road) => road.complexId === row.id),
        plan: plans.get(row.id) ?? null,
      }),
    ),
    houses: houses
      .toSorted((one, other) => one.complexId - other.complexId || bySectionName(one.name, other.name))
      .map((house) => presentHouse(house, figuresOf.get(house.id))),
    developerCompanies: companies.map(presentCompany),
  };
}

type AddressRow = Pick<
  ComplexRow,
  'country' | 'region' | 'city' | 'district' | 'settlement' | 'street' | 'house' | 'latitude' | 'longitude'
>;

function presentAddress(row: AddressRow): Address {
  return {
    country: row.country,
    region: row.region,
    city: row.city,
    district: row.district,
    settlement: row.settlement,
    street: row.street,
    house: row.house,
    point:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
  };
}

/** When a house is promised; null when nobody says. */
export function presentHandover({
  handoverYear: year,
  handoverQuarter: quarter,
}: Pick<HouseRow, 'handoverYear' | 'handoverQuarter'>): HandoverTerm | null {
  return year === null ? null : { year, quarter: quarter as Quarter | null };
}

/** A house with what is on sale in it; without figures nothing is. */
function presentHouse(row: HouseRow, figures: HouseFigures | undefined): House {
  return {
    id: row.id,
    complexId: row.complexId,
    name: row.name,
    address: presentAddress(row),
    floors: row.floors,
    buildingState: row.buildingState,
    handover: presentHandover(row),
    material: row.material,
    flatsCount: figures?.flatsCount ?? 0,
    minPrice: figures?.minPrice ?? null,
  };
}

interface ComplexParts {
  houses: HouseRow[];
  figures: BucketFigures[];
  media: Media[];
  metros: ComplexMetro[];
  highways: (ComplexHighway & { name: string })[];
  plan: ComplexPlan | null;
}

function presentComplex(row: ComplexRow, parts: ComplexParts): Complex {
  return {
    id: row.id,
    name: row.name,
    domRfId: row.domRfId,
    description: row.ownDescription ?? row.description,
    comfortClass: row.comfortClass,
    address: presentAddress(row),
    media: parts.media,
    houses: parts.houses.map((house) => ({
      id: house.id,
      address: presentAddress(house),
      genPlanLayerOrder: house.genPlanLayerOrder,
    })),
    genPlan: parts.plan?.picture ? presentUpload(parts.plan.picture).downloadURL : null,
    genPlanSvg: parts.plan?.svg ?? null,
    closestHighways: parts.highways.map(({ highwayId, distanceM, name }) => ({
      highwayId,
      distance: distanceM,
      name,
    })),
    developerCompanyId: row.developerCompanyId,
    metros: parts.metros.map(
      ({ metroId, minutesFoot, isFootEstimate, minutesCar, isCarEstimate, name, colour }) => ({
        metroId,
        minutesFoot,
        isFootEstimate,
        minutesCar,
        isCarEstimate,
        name,
        colour,
      }),
    ),
    statistics: presentStatistics(parts.figures),
    parking: row.parking,
    amenities: row.amenities,
    seaDistance: row.seaDistanceM,
  };
}

function presentStatistics(figures: BucketFigures[]): Complex['statistics'] {
  const buckets = ROOMS_BUCKETS.map((bucket): [RoomsBucket, BucketStatistics] => [
    bucket,
    statisticsOf(figures.filter((row) => row.rooms === bucket)),
  ]);
  const renovations = [...new Set(figures.flatMap((row) => row.renovations))].sort();
  return {
    ...(Object.fromEntries(buckets) as Record<RoomsBucket, BucketStatistics>),
    total: { ...statisticsOf(figures), renovations },
  };
}

function statisticsOf(rows: BucketFigures[]): BucketStatistics {
  return {
    priceRange: range(rows, 'minPrice', 'maxPrice', 1),
    pricePerMeter: range(rows, 'minPricePerMeter', 'maxPricePerMeter', 1),
    originalCurrency: rows[0]?.currency ?? 'RUB',
    area: range(rows, 'minAreaM2x100', 'maxAreaM2x100', 100),
    ceilingHeight: range(rows, 'minCeilingHeightCm', 'maxCeilingHeightCm', 100),
    flatsCount: rows.reduce((sum, row) => sum + row.flatsCount, 0),
    exampleFlats: rows.flatMap((row) => row.exampleFlats).slice(0, 3),
  };
}

type Bound = Exclude<
  keyof BucketFigures,
  'complexId' | 'rooms' | 'currency' | 'exampleFlats' | 'renovations'
>;

function range(rows: BucketFigures[], low: Bound, high: Bound, unit: number) {
  const lows = rows.map((row) => row[low]).filter((value) => value !== null);
  const highs = rows.map((row) => row[high]).filter((value) => value !== null);
  return {
    from: lows.length ? Math.min(...lows) / unit : null,
    to: highs.length ? Math.max(...highs) / unit : null,
  };
}
