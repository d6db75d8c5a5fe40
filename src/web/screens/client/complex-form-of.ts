import type { ComplexDetails, ComplexInput } from '#contract/complex-input.ts';

/** The values the editor of a complex begins with. */
export function complexFormOf(complex: ComplexDetails): ComplexInput {
  const { comfortClass, description, domRfId, parking, amenities, seaDistance, closedSales } = complex;
  return {
    comfortClass,
    description,
    domRfId,
    parking,
    amenities,
    seaDistance,
    closedSales,
    photos: complex.photos.map(({ uuid, photoType, isHidden }) => ({ uuid, photoType, isHidden })),
    genPlanUuid: complex.genPlan?.uuid ?? null,
    genPlanSvg: complex.genPlanSvg,
    houses: complex.houses.map(({ id, layer, closedSales }) => ({ id, layer, closedSales })),
    highways: complex.areHighwaysOwn ? roadsOf(complex) : null,
    collectionIds: complex.collections.map(({ id }) => id),
  };
}

/** The roads as the site shows them now. */
export function roadsOf({ highways }: Pick<ComplexDetails, 'highways'>) {
  return highways.map(({ highwayId, distance }) => ({ highwayId, distance }));
}
