import type { Complex, ComplexesResult } from '#contract/catalog.ts';
import type { VitrinaComplex, VitrinaPart } from '#contract/vitrina-page.ts';
import { DEFAULT_SORT } from '#domain/catalog/sort.ts';
import { formatShortAddress } from '#domain/listing/address.ts';
import { complexHandover } from '#domain/listing/complex-handover.ts';
import { tallestOf } from '#domain/listing/tallest-of.ts';
import { walkableMetro } from '#domain/listing/walkable-metro.ts';
import { isOwnPicture } from '#domain/media/is-own-picture.ts';
import { countListings } from '../catalog/count-listings.ts';
import type { ComplexScope } from '../catalog/open-catalogue.ts';
import { searchComplexes } from '../catalog/search-complexes.ts';
import type { ServiceContext } from '../context.ts';

/** A row of four, two of two; more would hide the flats from a phone. */
const COMPLEXES_AT_ONCE = 4;

/** The next complexes of a vitrina with something on sale, from `startFrom` on, the freshest first. */
export async function listVitrinaComplexes(
  ctx: ServiceContext,
  vitrina: ComplexScope,
  { startFrom }: { startFrom: number },
): Promise<VitrinaPart<VitrinaComplex>> {
  const search = { ...vitrina, filters: {}, sort: DEFAULT_SORT };
  const [{ complexes: total }, found] = await Promise.all([
    countListings(ctx, search),
    searchComplexes(ctx, { ...search, amount: COMPLEXES_AT_ONCE, startFrom }),
  ]);
  return { items: found.complexes.map((complex) => presentVitrinaComplex(complex, found)), total };
}

function presentVitrinaComplex(
  complex: Complex,
  { houses, developerCompanies }: ComplexesResult,
): VitrinaComplex {
  const own = houses.filter(({ complexId }) => complexId === complex.id);
  const { region, city, district, settlement } = complex.address;
  return {
    id: complex.id,
    name: complex.name,
    comfortClass: complex.comfortClass,
    metro: walkableMetro(complex.metros),
    place: formatShortAddress({ region, city, district, settlement }),
    developer: developerCompanies.find(({ id }) => id === complex.developerCompanyId)?.name ?? null,
    handover: complexHandover(own),
    floors: tallestOf(own),
    photo: complex.media.find(isOwnPicture)?.file.downloadURL ?? null,
    priceFrom: complex.statistics.total.priceRange.from,
    flatsCount: complex.statistics.total.flatsCount,
  };
}
