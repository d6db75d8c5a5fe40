import { drawMasterPlan, type HouseState } from '#drawing/draw.ts';
import type { WorldComplex, WorldHouse } from '../world/model.ts';

/**
 * The quarter from above; the n-th house is the element with `data-layer="n"`. Its id in the catalogue is the seed, as
 * of its other pictures.
 */
export function masterPlanOf(complex: WorldComplex, id: number): string {
  const houses = complex.houses.map((house) => ({
    name: String(house.order),
    floors: house.floors,
    sections: house.sections,
    state: stateOf(house),
  }));
  return drawMasterPlan({ seed: id, houses }, { streets: [complex.street] });
}

function stateOf({ state, handover }: WorldHouse): HouseState {
  if (state === 'hand-over') return 'done';
  return handover.year >= 2029 ? 'later' : 'sale';
}
