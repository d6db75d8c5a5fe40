import { insertMaintenanceRun, updateMaintenanceRun } from '#db/queries/maintenance/maintenance-runs.ts';
import { errorWords } from '#domain/error-words.ts';
import type { MaintenanceProgress, MaintenanceTask } from '#domain/maintenance/maintenance-task.ts';
import { announcePages } from '../catalog/announce-pages.ts';
import { rebuildIndex } from '../catalog/rebuild-index.ts';
import type { ServiceContext } from '../context.ts';
import { refreshDictionary } from '../geo/refresh-dictionary.ts';
import { purgeExpired } from '../job/purge-expired.ts';
import { refreshInfrastructure } from '../listing/refresh-infrastructure.ts';
import { refreshRegister } from '../listing/refresh-register.ts';
import { cleanUploads } from '../media/clean-uploads.ts';
import { fetchMedia } from '../media/fetch-media.ts';
import { refreshRates } from '../money/refresh-rates.ts';

const MAX_ERROR = 500;

/** Does a task and writes down how it ended, in a run of its own unless one was asked for. A failure is thrown on. */
export async function doMaintenance(
  ctx: ServiceContext,
  task: MaintenanceTask,
  signal: AbortSignal,
  askedRun?: number,
): Promise<void> {
  const { db, now } = ctx;
  const id = askedRun ?? (await insertMaintenanceRun(db, { task, userId: null, askedAt: now }));
  const started = performance.now();
  const end = (outcome: { count: number } | { error: string }) =>
    updateMaintenanceRun(db, id, {
      ...outcome,
      endedAt: new Date(now.getTime() + Math.round(performance.now() - started)),
    });
  await updateMaintenanceRun(db, id, { startedAt: now, progress: null });
  try {
    await end({ count: await TASKS[task](ctx, signal, tellProgress(ctx, id)) });
  } catch (error) {
    await end({ error: errorWords(error).slice(0, MAX_ERROR) });
    throw error;
  }
}

const TELL_EVERY_MS = 1_000;

/** Writes down how far a run has come, once a second at most. A word that is not written holds nothing up. */
function tellProgress({ db }: ServiceContext, id: number): (progress: MaintenanceProgress) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    updateMaintenanceRun(db, id, { progress }).catch(() => {});
  };
}

type Task = (
  ctx: ServiceContext,
  signal: AbortSignal,
  onProgress: (progress: MaintenanceProgress) => void,
) => Promise<number>;

/** Each task returns how many things it processed. */
const TASKS: Record<MaintenanceTask, Task> = {
  index: rebuildIndex,
  dictionary: refreshDictionary,
  rates: refreshRates,
  infrastructure: refreshInfrastructure,
  register: refreshRegister,
  media: fetchMedia,
  files: cleanUploads,
  announcement: announcePages,
  outdated: purgeExpired,
  backup: ({ ports, now }, signal, onProgress) => ports.backups.write({ now, signal, onProgress }),
};
