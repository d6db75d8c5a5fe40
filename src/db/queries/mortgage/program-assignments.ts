import { asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { bankPrograms } from '../../schema/bank-program.ts';
import { companies } from '../../schema/company.ts';
import { programAssignments } from '../../schema/program-assignment.ts';
import { programNames } from '../../schema/program-name.ts';
import { projects } from '../../schema/project.ts';
import { BANK_PROGRAM } from './offer-choices.ts';

export type AssignmentColumns = Omit<typeof programAssignments.$inferInsert, 'id'>;

/** Assignments of a project, or of a bank's programme, by project and the highest priority first. */
export async function listAssignmentRows(
  db: Db,
  { projectId, programId, id }: { projectId?: number; programId?: number; id?: number },
) {
  const wanted: SQL =
    id !== undefined
      ? eq(programAssignments.id, id)
      : projectId !== undefined
        ? eq(programAssignments.projectId, projectId)
        : eq(programAssignments.programId, programId!);
  const { name, bank } = BANK_PROGRAM;
  const rows = await db
    .select({
      assignment: programAssignments,
      project: { id: projects.id, name: projects.name },
      name,
      bank,
    })
    .from(programAssignments)
    .innerJoin(projects, eq(projects.id, programAssignments.projectId))
    .innerJoin(bankPrograms, eq(bankPrograms.id, programAssignments.programId))
    .innerJoin(programNames, eq(programNames.id, bankPrograms.programNameId))
    .innerJoin(companies, eq(companies.id, bankPrograms.bankCompanyId))
    .where(wanted)
    .orderBy(asc(projects.name), asc(companies.name), asc(programAssignments.id));
  return rows.map(({ assignment, project, name, bank }) => ({
    assignment,
    project,
    program: { id: assignment.programId, name, bank },
  }));
}

/** Holds an assignment until the transaction ends. */
export async function lockAssignment(tx: Db, id: number): Promise<void> {
  await tx
    .select({ id: programAssignments.id })
    .from(programAssignments)
    .where(eq(programAssignments.id, id))
    .for('update');
}

/** Undefined when the project has the programme already, or one of them is not there. */
export async function insertAssignment(db: Db, columns: AssignmentColumns): Promise<number | undefined> {
  const [row] = await db
    .insert(programAssignments)
    .values(columns)
    .onConflictDoNothing()
    .returning({ id: programAssignments.id });
  return row?.id;
}

export async function updateAssignmentRow(db: Db, id: number, columns: AssignmentColumns): Promise<void> {
  await db.update(programAssignments).set(columns).where(eq(programAssignments.id, id));
}

export async function deleteAssignment(db: Db, id: number): Promise<void> {
  await db.delete(programAssignments).where(eq(programAssignments.id, id));
}

export async function isBankProgram(db: Db, id: number): Promise<boolean> {
  return (await db.$count(bankPrograms, eq(bankPrograms.id, id))) > 0;
}
