import { sqlCatalogue } from '#db/queries/catalog/sql-catalogue.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { indexCatalogue } from '#search/index-catalogue.ts';
import type { ServiceContext } from '../context.ts';

/** Chooses who answers the searches of one call: the index of this moment, or the tables while a node has none. */
export function openCatalogue({ db, catalogueIndex }: ServiceContext): Catalogue {
  return catalogueIndex?.current ? indexCatalogue(catalogueIndex.current) : sqlCatalogue(db);
}
