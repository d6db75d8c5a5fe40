import type { GeoGroupRow } from '#db/queries/geo/geo-groups.ts';
import { placeLists } from './present-geo-group.ts';

/** A selection of places as the audit remembers it. */
export function auditedGeoGroup(row: GeoGroupRow) {
  return { name: row.name, type: row.type, ...placeLists(row) };
}
