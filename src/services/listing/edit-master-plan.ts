import type { ComplexChange, ComplexDetails } from '#contract/complex-input.ts';
import type { Db } from '#db/client.ts';
import { saveHouseLayers, saveMasterPlan } from '#db/queries/listing/save-complex-facts.ts';
import { refuseField } from '../refuse-field.ts';
import { readMasterPlan } from './read-master-plan.ts';

/**
 * Changes the drawing of the master plan, the houses it shows, or both; a layer that a new drawing lacks is no house's.
 * Errors: INVALID for a drawing that could run code, naming the house for a layer that is not there or is another's.
 */
export async function editMasterPlan(
  tx: Db,
  before: ComplexDetails,
  { genPlanSvg, houses }: ComplexChange['complex'],
): Promise<void> {
  let { layers } = before;
  if (genPlanSvg !== undefined) {
    const plan = genPlanSvg === '' ? null : readMasterPlan(genPlanSvg);
    layers = plan?.layers ?? [];
    await saveMasterPlan(tx, before.id, plan?.svg ?? null);
  }
  const isThere = (order: number | null) => layers.some((layer) => layer.order === order);
  if (!houses) {
    const kept = before.houses.filter(({ layer }) => isThere(layer));
    return saveHouseLayers(tx, before.id, kept.map(layerOf));
  }
  const shown = houses.filter(({ layer }) => layer !== null);
  for (const [index, { id, layer }] of houses.entries()) {
    const field = ['houses', index, 'layer'];
    if (!before.houses.some((house) => house.id === id))
      throw refuseField(field, 'Корпус стоит не в этом ЖК');
    if (layer === null) continue;
    if (!isThere(layer)) throw refuseField(field, 'На генплане нет такого слоя');
    if (shown.find((house) => house.layer === layer)!.id !== id)
      throw refuseField(field, 'Слой уже у другого корпуса');
  }
  await saveHouseLayers(tx, before.id, shown.map(layerOf));
}

function layerOf({ id, layer }: { id: number; layer: number | null }) {
  return { houseId: id, order: layer! };
}
