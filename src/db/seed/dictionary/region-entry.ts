/**
 * A region of a country. The type is empty where the name already says it: 'Республика' often comes first, abroad it
 * is not said. The last field is the id of the region at Cian, left out where it is not known for certain.
 */
export type RegionEntry = readonly [id: number, name: string, type: string, cianId?: number];
