import type { FlatRow } from '#db/queries/listing/flats.ts';
import type { Quarter } from '#domain/time/quarter.ts';
import { soleHandoverDate } from '#domain/time/sole-handover-date.ts';
import type { PricedPlace } from './priced-place.ts';

export function placeOfFlat(row: FlatRow): PricedPlace {
  return {
    price: row.price,
    regionId: row.regionId,
    cityId: row.cityId,
    complexId: row.complexId,
    developerCompanyId: row.developerCompanyId,
    handoverDate: soleHandoverDate([
      { year: row.handoverYear, quarter: row.handoverQuarter as Quarter | null },
    ]),
  };
}
