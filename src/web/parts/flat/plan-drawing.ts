import type { Flat } from '#contract/catalog.ts';
import { type PlanSize, planAddress, shareAddress } from '#drawing/addresses.ts';

export interface PlanLayers {
  furniture: boolean;
  dimensions: boolean;
}

/** The facts a plan is drawn from. */
export type DrawnFlat = Pick<Flat, 'houseId' | 'rooms' | 'area' | 'kitchenArea' | 'balcony' | 'logia'>;

/** The address of a flat's plan, drawn from its figures. */
export function planDrawing(flat: DrawnFlat, size: PlanSize, layers?: PlanLayers): string {
  return planAddress({
    input: {
      rooms: flat.rooms,
      areaM2x100: Math.round(flat.area * 100),
      kitchenAreaM2x100: flat.kitchenArea === null ? null : Math.round(flat.kitchenArea * 100),
      balcony: flat.balcony,
      loggia: flat.logia,
      // Flats above each other are alike, so one house draws one area one way.
      seed: flat.houseId * 1_000_003 + Math.round(flat.area * 100),
    },
    size,
    furniture: layers?.furniture ?? size !== 'thumb',
    dimensions: size === 'page' && (layers?.dimensions ?? true),
  });
}

/** The picture of a flat beside a shared link: its plan without words, which are too small there. */
export function sharedPlan(flat: DrawnFlat): string {
  return shareAddress(planDrawing(flat, 'thumb', { furniture: true, dimensions: false }));
}
