import type { MaintenanceTask } from '#domain/maintenance/maintenance-task.ts';
import { rebuildIndex } from '../catalog/rebuild-index.ts';
import type { ServiceContext } from '../context.ts';
import { refreshDictionary } from '../geo/refresh-dictionary.ts';
import { refreshInfrastructure } from '../listing/refresh-infrastructure.ts';
import { refreshRegister } from '../listing/refresh-register.ts';
import { cleanUploads } from '../media/clean-uploads.ts';
import { fetchMedia } from '../media/fetch-media.ts';
import { refreshRates } from '../money/refresh-rates.ts';

/** Each task returns how many things it processed. */
export const TASKS: Record<MaintenanceTask, (ctx: ServiceContext, signal: AbortSignal) => Promise<number>> = {
  index: rebuildIndex,
  dictionary: refreshDictionary,
  rates: refreshRates,
  infrastructure: refreshInfrastructure,
  register: refreshRegister,
  media: fetchMedia,
  files: cleanUploads,
};
