import type { HousePlace } from '#domain/catalog/catalogue.ts';
import type { Quarter } from '#domain/time/quarter.ts';
import type { Part } from '../part/part.ts';

/** A list of each snapshot: whoever sorts houses into kinds knows it again. */
const remembered = new WeakMap<readonly Part[], HousePlace[]>();

/** Every house with something on sale, by id; the same value while the parts are the same. */
export function listHousePlaces(parts: readonly Part[]): HousePlace[] {
  const places =
    remembered.get(parts) ?? parts.flatMap(placesIn).sort((one, other) => one.houseId - other.houseId);
  remembered.set(parts, places);
  return places;
}

function placesIn({ houses, complexes }: Part): HousePlace[] {
  const places: HousePlace[] = [];
  for (let house = 0; house < houses.length; house++) {
    if (houses.firstFlat[house] === houses.firstFlat[house + 1]) continue;
    const complex = houses.complex[house]!;
    const [year, quarter] = [houses.handoverYear[house]!, houses.handoverQuarter[house]!];
    places.push({
      houseId: houses.id[house]!,
      complexId: complexes.id[complex]!,
      developerCompanyId: complexes.developerCompanyId[complex]!,
      regionId: complexes.regionId[complex] || null,
      cityId: complexes.cityId[complex] || null,
      point: pointOf(houses, house),
      handover: year === 0 ? null : { year, quarter: quarter === 0 ? null : (quarter as Quarter) },
    });
  }
  return places;
}

function pointOf({ latitude, longitude }: Part['houses'], house: number): HousePlace['point'] {
  const point = { latitude: latitude[house]!, longitude: longitude[house]! };
  return Number.isNaN(point.latitude) || Number.isNaN(point.longitude) ? null : point;
}
