import type { Complex, House } from '#contract/catalog.ts';
import type { Company } from '#contract/company.ts';
import type { Db } from '#db/client.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import { listNamedHighways } from '#db/queries/listing/complex-highways.ts';
import { type ComplexPlan, listComplexes, listComplexPlans } from '#db/queries/listing/complexes.ts';
import { listComplexMetros } from '#db/queries/listing/house-metros.ts';
import { listHouses } from '#db/queries/listing/houses.ts';
import { listComplexMedia } from '#db/queries/media/media.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { bySectionName } from '#domain/listing/by-section-name.ts';
import { presentCompany } from '../company/present-company.ts';
import { presentComplex, presentHouse } from './present-complex.ts';
import { presentMedia } from './present-flat.ts';

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
