import type { ReadPlan } from '#contract/complex-input.ts';
import { AppError } from '#domain/errors.ts';
import { listLayers, numberLayers } from '#domain/listing/plan-layers.ts';
import { UPLOAD_REFUSALS } from '#domain/media/upload-rules.ts';
import { cleanSvg } from '#integrations/media/clean-svg.ts';
import type { WorkerTask } from '#integrations/worker/port.ts';
import type { ServiceContext } from '../context.ts';
import { busy } from '../media/judge-upload.ts';
import { refuseField } from '../refuse-field.ts';
import { checkMasterPlan } from './check-master-plan.ts';

const READ_PLAN: WorkerTask<typeof readPlan> = {
  module: new URL(import.meta.url),
  name: 'readPlan',
  deadlineMs: 10_000,
};

/** A drawing of somebody as a master plan: written anew, checked, its layers numbered. Errors: INVALID, UNAVAILABLE. */
export async function readMasterPlan({ ports }: ServiceContext, drawing: string): Promise<ReadPlan> {
  const worked = await ports.workers.run(READ_PLAN, drawing);
  if (!worked.ok && worked.retryable) throw busy(worked);
  const plan = worked.ok ? worked.value : UPLOAD_REFUSALS.too_complex;
  if (typeof plan === 'string') throw refuseField('svg', plan);
  return plan;
}

/**
 * The plan, or in words why it is refused. A thread finds the function by its name.
 * @public
 */
export async function readPlan(drawing: string): Promise<ReadPlan | string> {
  const clean = await cleanSvg(drawing.trim());
  if ('refusal' in clean)
    return clean.refusal === 'too_complex'
      ? UPLOAD_REFUSALS.too_complex
      : 'Генплан не принят: это не рисунок SVG';
  const svg = numberLayers(clean.svg);
  try {
    checkMasterPlan(svg);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  return { svg, layers: listLayers(svg) };
}
