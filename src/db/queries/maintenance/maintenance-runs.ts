import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { MaintenanceTask } from '#domain/maintenance/maintenance-task.ts';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { maintenanceRuns } from '../../schema/maintenance-run.ts';
import { users } from '../../schema/user.ts';

export type MaintenanceRun = typeof maintenanceRuns.$inferSelect;

/** Writes down that a task is to be done; answers the number of the run. */
export async function insertMaintenanceRun(
  db: Db,
  run: { task: MaintenanceTask; userId: number | null; askedAt: Date },
): Promise<number> {
  const [row] = await db.insert(maintenanceRuns).values(run).returning({ id: maintenanceRuns.id });
  return row!.id;
}

export async function findMaintenanceRun(db: Db, id: number): Promise<MaintenanceRun | undefined> {
  const [row] = await db.select().from(maintenanceRuns).where(eq(maintenanceRuns.id, id));
  return row;
}

/**
 * Tells whether a run of the task, asked for after the moment, has not ended. Callers with the same task wait for each
 * other.
 */
export async function isMaintenanceUnderWay(tx: Db, task: MaintenanceTask, since: Date): Promise<boolean> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('maintenance'), hashtext(${task}))`);
  const { askedAt, endedAt } = maintenanceRuns;
  const isOpen = and(eq(maintenanceRuns.task, task), isNull(endedAt), gt(askedAt, since));
  return (await tx.$count(maintenanceRuns, isOpen)) > 0;
}

export async function updateMaintenanceRun(
  db: Db,
  id: number,
  change: Partial<Pick<MaintenanceRun, 'startedAt' | 'endedAt' | 'count' | 'error' | 'progress'>>,
): Promise<void> {
  await db.update(maintenanceRuns).set(change).where(eq(maintenanceRuns.id, id));
}

/** The newest run of each task that ever ran, with who asked for it. */
export function listNewestMaintenanceRuns(db: Db) {
  return db
    .selectDistinctOn([maintenanceRuns.task], {
      run: maintenanceRuns,
      user: { id: users.id, name: users.name, phone: users.phone },
    })
    .from(maintenanceRuns)
    .leftJoin(users, eq(users.id, maintenanceRuns.userId))
    .orderBy(asc(maintenanceRuns.task), desc(maintenanceRuns.id));
}

/** When each task last ended well, and how many things it then processed. */
export function listMaintenanceSuccesses(
  db: Db,
): Promise<{ task: MaintenanceTask; at: Date; count: number }[]> {
  const { id, task, endedAt, count } = maintenanceRuns;
  return db
    .selectDistinctOn([task], { task, at: sql`${endedAt}`.mapWith(endedAt), count: sql<number>`${count}` })
    .from(maintenanceRuns)
    .where(and(isNotNull(endedAt), isNotNull(count)))
    .orderBy(asc(task), desc(id));
}

/** When the task last began a run that ended well; null if it never did. */
export async function findMaintenanceSuccess(db: Db, task: MaintenanceTask): Promise<Date | null> {
  const { startedAt, count, id } = maintenanceRuns;
  const [run] = await db
    .select({ startedAt })
    .from(maintenanceRuns)
    .where(and(eq(maintenanceRuns.task, task), isNotNull(count)))
    .orderBy(desc(id))
    .limit(1);
  return run?.startedAt ?? null;
}

/** Forgets up to `limit` runs asked for before the moment; returns how many. */
export function deleteOldMaintenanceRuns(db: Db, before: Date, limit: number): Promise<number> {
  return deleteSome(db, maintenanceRuns, lt(maintenanceRuns.askedAt, before), limit);
}
