import type { ComplexDetails } from '#contract/complex-input.ts';

/** A complex as the audit remembers it: of a drawing how long it is, of pictures their addresses in order. */
export function auditedComplex(complex: ComplexDetails) {
  const { comfortClass, description, domRfId, parking, amenities, seaDistance, closedSales } = complex;
  return {
    comfortClass,
    description,
    domRfId,
    parking,
    amenities,
    seaDistance,
    closedSales,
    photos: complex.photos.map(({ address, photoType, isHidden }) =>
      [address, photoType, isHidden && 'скрыто'].filter(Boolean).join(' '),
    ),
    genPlan: complex.genPlan?.name ?? null,
    genPlanSvg: complex.genPlanSvg === '' ? null : `${complex.genPlanSvg.length} символов`,
    houses: complex.houses.map(({ id, layer, closedSales }) => ({ id, layer, closedSales })),
    highways: complex.areHighwaysOwn
      ? complex.highways.map(({ name, distance }) => `${name} ${distance}`)
      : 'по карте',
  };
}
