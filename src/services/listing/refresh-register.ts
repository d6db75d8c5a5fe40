import { listUncheckedProjects, saveHousingProject } from '#db/queries/listing/housing-projects.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { fillFromRegister } from './fill-from-register.ts';

const FRESH_DAYS = 7;
const DAY_MS = 86_400_000;
const CALL_MS = 60_000;

/**
 * Asks the export of the state register about projects that are new here or not asked about for a week, keeps what it
 * tells and fills the houses of their complexes. A project whose card fails keeps what was known; the others go on, and
 * then the failure is thrown, so that background work logs it and tries again.
 * Answers how many projects were asked about. Errors: UNAVAILABLE.
 */
export async function refreshRegister(ctx: ServiceContext, signal: AbortSignal): Promise<number> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const { db, now, ports, requestId } = ctx;
  const checkedBefore = new Date(now.getTime() - FRESH_DAYS * DAY_MS);
  const failures: AppError[] = [];
  let asked = 0;
  for (const domRfId of await listUncheckedProjects(db, checkedBefore)) {
    const answered = await ports.housing.project(domRfId, { signal, deadlineMs: CALL_MS, requestId });
    if (answered.ok) {
      const commissionedOn = answered.value?.commissionedOn ?? null;
      await saveHousingProject(db, { domRfId, commissionedOn, checkedAt: now });
      asked += 1;
    } else {
      const { kind, providerCode = '' } = answered;
      failures.push(
        new AppError(
          'UNAVAILABLE',
          `Проект ${domRfId} не получен из реестра: ${kind} ${providerCode}`.trim(),
        ),
      );
    }
  }
  await fillFromRegister(ctx);
  if (failures[0]) throw failures[0];
  return asked;
}
