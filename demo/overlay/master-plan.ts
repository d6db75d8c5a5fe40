import { drawMasterPlan } from '#domain/plan/master/draw-master-plan.ts';
import type { HouseState } from '#domain/plan/master/quarter.ts';
import type { WorldComplex, WorldHouse } from '../world/model.ts';

const HOUSE_GROUP = /<g>(?=<path fill)/g;

/** The quarter from above; the n-th house is the element with `data-layer="n"`. */
export function masterPlanOf(complex: WorldComplex): string {
  const houses = complex.houses.map((house) => ({
    name: String(house.order),
    floors: house.floors,
    sections: house.sections,
    state: stateOf(house),
  }));
  let layer = 0;
  return drawMasterPlan({ seed: complex.id, houses }, { streets: [complex.street] }).replace(
    HOUSE_GROUP,
    () => `<g data-layer="${++layer}">`,
  );
}

function stateOf({ state, handover }: WorldHouse): HouseState {
  if (state === 'hand-over') return 'done';
  return handover.year >= 2029 ? 'later' : 'sale';
}
