import type { ReadPlan } from '#contract/complex-input.ts';
import { listLayers } from '#domain/plan/master/list-layers.ts';
import { numberLayers } from '#domain/plan/master/number-layers.ts';
import { cleanSvg } from '#integrations/media/clean-svg.ts';
import { refuseField } from '../refuse-field.ts';
import { checkMasterPlan } from './check-master-plan.ts';

/** A drawing of somebody as a master plan: written anew, checked, its layers numbered. Errors: INVALID. */
export function readMasterPlan(drawing: string): ReadPlan {
  const clean = cleanSvg(drawing.trim());
  if (clean === null) throw refuseField('svg', 'Генплан не принят: это не рисунок SVG');
  const svg = numberLayers(clean);
  checkMasterPlan(svg);
  return { svg, layers: listLayers(svg) };
}
