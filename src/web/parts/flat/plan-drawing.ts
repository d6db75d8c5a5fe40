import type { Flat } from '#contract/catalog.ts';
import { type PlanSize, planAddress, planInputOf, shareAddress } from '#drawing/addresses.ts';

export interface PlanLayers {
  furniture: boolean;
  dimensions: boolean;
}

/** The facts a plan is drawn from. */
export type DrawnFlat = Pick<Flat, 'houseId' | 'rooms' | 'area' | 'kitchenArea' | 'balcony' | 'loggia'>;

/** The address of a flat's plan, drawn from its figures. */
export function planDrawing(flat: DrawnFlat, size: PlanSize, layers?: PlanLayers): string {
  return planAddress({
    input: planInputOf({
      rooms: flat.rooms,
      areaM2x100: Math.round(flat.area * 100),
      kitchenAreaM2x100: flat.kitchenArea === null ? null : Math.round(flat.kitchenArea * 100),
      balcony: flat.balcony,
      loggia: flat.loggia,
      houseId: flat.houseId,
    }),
    size,
    furniture: layers?.furniture ?? size !== 'thumb',
    dimensions: size === 'page' && (layers?.dimensions ?? true),
  });
}

/** The picture of a flat beside a shared link: its plan without words of its own, with its price and payment. */
export function sharedPlan(flat: DrawnFlat & Pick<Flat, 'id' | 'price' | 'payment' | 'status'>): string {
  const { id, price, payment, status } = flat;
  const drawing = planDrawing(flat, 'thumb', { furniture: true, dimensions: false });
  return shareAddress(drawing, { kind: 'flat', id, said: [price, payment?.toFixed(0) ?? null, status] });
}
