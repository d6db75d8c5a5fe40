import type { ComplexChange, ComplexDetails, ReadPlan } from '#contract/complex-input.ts';
import type { Db } from '#db/client.ts';
import { saveHouseLayers, saveMasterPlan } from '#db/queries/listing/own-facts.ts';
import { refuseField } from '../refuse-field.ts';

/**
 * Changes the drawing of the master plan, the houses it shows, or both; `plan` is the new drawing, null for none. A
 * layer that it lacks is no house's. Errors: INVALID, naming the house for a layer that is not there or is another's.
 */
export async function editMasterPlan(
  tx: Db,
  before: ComplexDetails,
  { genPlanSvg, houses }: ComplexChange['complex'],
  plan: ReadPlan | null,
): Promise<void> {
  let { layers } = before;
  if (genPlanSvg !== undefined) {
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
