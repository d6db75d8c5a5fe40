import type { ReactNode } from 'react';
import type { Complex, House } from '#contract/catalog.ts';
import { AMENITY_LABELS, isAmenity } from '#domain/listing/amenity.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { MATERIAL_LABELS } from '#domain/listing/material.ts';
import { PARKING_LABELS } from '#domain/listing/parking.ts';
import { RENOVATION_LABELS } from '#domain/listing/renovation.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { FactList } from '../../parts/FactList.tsx';
import listing from './Listing.module.css';

/** The complex in words and facts; what nobody said is left out. */
export function AboutComplex({ complex, houses }: { complex: Complex; houses: readonly House[] }) {
  const { renovations = [] } = complex.statistics.total;
  const materials = [...new Set(houses.flatMap(({ material }) => material ?? []))];
  const facts: [string, ReactNode][] = [
    ['Класс', complex.comfortClass && COMFORT_CLASS_LABELS[complex.comfortClass]],
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
    ['Проектная декларация', complex.domRfId && <DomRfLink id={complex.domRfId} />],
  ];
  if (!complex.description && facts.every(([, value]) => !value)) return null;
  return (
    <section className={listing.section} id="about">
      <h2>О{'\u00a0'}комплексе</h2>
      {complex.description && <p className={listing.text}>{nonBreaking(complex.description)}</p>}
      <FactList isWide facts={facts} />
    </section>
  );
}

/** The state register of new houses; only a number can be an id there. */
function DomRfLink({ id }: { id: string }) {
  if (!/^\d+$/.test(id)) return id;
  const href = `https://наш.дом.рф/сервисы/каталог-новостроек/объект/${id}`;
  return (
    <a href={href} rel="noopener noreferrer">
      наш.дом.рф, {id}
    </a>
  );
}
