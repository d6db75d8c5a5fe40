import type { Complex, House } from '#contract/catalog.ts';
import { AMENITY_LABELS, isAmenity } from '#domain/listing/amenity.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { MATERIAL_LABELS } from '#domain/listing/material.ts';
import { PARKING_LABELS } from '#domain/listing/parking.ts';
import { RENOVATION_LABELS } from '#domain/listing/renovation.ts';

/** The known facts of a complex, by name; those nobody told are left out. */
export function complexFacts(
  complex: Pick<Complex, 'comfortClass' | 'parking' | 'amenities' | 'statistics'>,
  houses: readonly Pick<House, 'material'>[],
): [name: string, value: string][] {
  const { renovations = [] } = complex.statistics.total;
  const materials = [...new Set(houses.flatMap(({ material }) => material ?? []))];
  const facts: [string, string][] = [
    ['Класс', complex.comfortClass ? COMFORT_CLASS_LABELS[complex.comfortClass] : ''],
    ['Материал', materials.map((material) => MATERIAL_LABELS[material]).join(', ')],
    ['Парковка', complex.parking.map((parking) => PARKING_LABELS[parking]).join(', ')],
    [
      'Удобства',
      complex.amenities
        .filter(isAmenity)
        .map((amenity) => AMENITY_LABELS[amenity])
        .join(', '),
    ],
    ['Отделка', renovations.map((renovation) => RENOVATION_LABELS[renovation]).join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}
