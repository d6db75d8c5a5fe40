import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { housingProjects } from '../../schema/housing-project.ts';

export type HousingProject = typeof housingProjects.$inferSelect;

/** Numbers of projects that complexes are linked to and nobody asked about since `checkedBefore`. */
export async function listUncheckedProjects(db: Db, checkedBefore: Date): Promise<string[]> {
  const { rows } = await db.execute(sql`
    SELECT DISTINCT complexes.dom_rf_id AS id FROM complexes
    LEFT JOIN housing_projects project ON project.dom_rf_id = complexes.dom_rf_id
    WHERE complexes.dom_rf_id IS NOT NULL
      AND (project.checked_at IS NULL OR project.checked_at < ${checkedBefore.toISOString()}::timestamptz)
    ORDER BY id`);
  return rows.map((row: Record<string, unknown>) => row.id as string);
}

/** Keeps what the register says of a project. */
export async function saveHousingProject(db: Db, project: HousingProject): Promise<void> {
  const { commissionedOn, checkedAt } = project;
  await db
    .insert(housingProjects)
    .values(project)
    .onConflictDoUpdate({ target: housingProjects.domRfId, set: { commissionedOn, checkedAt } });
}

/**
 * Fills from the register what feeds left unsaid of houses: the term where there is none, the state where it is only
 * our guess. A word of the feed is never touched, and what the register no longer says is taken back. `today` is an
 * ISO date. Answers how many houses changed.
 */
export async function fillHousesFromRegister(db: Db, today: string): Promise<number> {
  const terms = await db.execute(sql`
    UPDATE houses SET handover_year = registered.year, handover_quarter = registered.quarter, handover_by = registered.by
    FROM (
      SELECT house.id, extract(year FROM project.commissioned_on)::integer AS year,
        extract(quarter FROM project.commissioned_on)::integer AS quarter,
        CASE WHEN project.commissioned_on IS NULL THEN 'feed' ELSE 'register' END AS by
      FROM houses house JOIN complexes ON complexes.id = house.complex_id
      LEFT JOIN housing_projects project ON project.dom_rf_id = complexes.dom_rf_id
      WHERE house.handover_year IS NULL OR house.handover_by = 'register'
    ) registered
    WHERE registered.id = houses.id
      AND (houses.handover_year, houses.handover_quarter, houses.handover_by)
        IS DISTINCT FROM (registered.year, registered.quarter, registered.by)`);
  const states = await db.execute(sql`
    UPDATE houses SET building_state = registered.state, building_state_by = registered.by
    FROM (
      SELECT house.id,
        CASE WHEN project.commissioned_on <= ${today}::date THEN 'HANDOVER' ELSE 'UNFINISHED' END AS state,
        CASE WHEN project.commissioned_on IS NULL THEN 'guess' ELSE 'register' END AS by
      FROM houses house JOIN complexes ON complexes.id = house.complex_id
      LEFT JOIN housing_projects project ON project.dom_rf_id = complexes.dom_rf_id
      WHERE house.building_state_by = 'register'
        OR (house.building_state_by = 'guess' AND project.commissioned_on IS NOT NULL)
    ) registered
    WHERE registered.id = houses.id
      AND (houses.building_state, houses.building_state_by) IS DISTINCT FROM (registered.state, registered.by)`);
  return (terms.rowCount ?? 0) + (states.rowCount ?? 0);
}
