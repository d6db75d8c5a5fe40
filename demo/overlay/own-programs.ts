import { and, eq } from 'drizzle-orm';
import { AssignmentInput } from '#contract/offer-input.ts';
import { setComplexProject } from '#db/queries/company/client-complexes.ts';
import { bankPrograms, companies, complexes, programNames, projectComplexes } from '#db/schema/index.ts';
import type { OfferType } from '#domain/mortgage/offer/offer.ts';
import { createProject } from '#services/company/edit-projects.ts';
import type { ServiceContext } from '#services/context.ts';
import { createAssignment } from '#services/mortgage/save-assignment.ts';
import type { WorldComplex } from '../world/model.ts';

interface OwnProgram {
  /** The bank's `uname`. */
  bank: string;
  program: string;
  types: OfferType[];
  priority: number;
  comment?: string;
}

/** No offer of its own stands here: partners were promised the demo's offers one to one. */
const OWN_PROGRAMS: OwnProgram[] = [
  {
    bank: 'gorizont',
    program: 'Новостройка субсидированная',
    types: ['SUBSIDY'],
    priority: 30,
    comment: 'В этом комплексе первые годы ставку снижает застройщик.',
  },
  { bank: 'versta', program: 'Семейная', types: ['BASE', 'COMBO'], priority: 20 },
  { bank: 'liniya', program: 'Новостройка траншевая', types: ['TRANCHE'], priority: 10 },
  { bank: 'versta', program: 'Новостройка (базовая)', types: ['BASE'], priority: 5 },
];

/** Makes a project of a complex that is being built, with programmes and words that no other complex has; once. */
export async function assignOwnPrograms(
  ctx: ServiceContext,
  known: readonly { complex: WorldComplex; id: number }[],
): Promise<void> {
  const chosen = known.find(
    ({ complex }) =>
      complex.town.currency === 'RUB' && complex.houses.some(({ state }) => state === 'unfinished'),
  );
  if (!chosen) return;
  const programs = await ctx.db
    .select({ id: bankPrograms.id, bank: companies.uname, program: programNames.name })
    .from(bankPrograms)
    .innerJoin(companies, and(eq(companies.id, bankPrograms.bankCompanyId), eq(companies.type, 'BANK')))
    .innerJoin(programNames, eq(programNames.id, bankPrograms.programNameId));
  const assigned = OWN_PROGRAMS.flatMap((own) => {
    const found = programs.find(({ bank, program }) => bank === own.bank && program === own.program);
    return found ? [{ ...own, programId: found.id }] : [];
  });
  const [complex] = await ctx.db
    .select({ developerId: complexes.developerCompanyId, projectId: projectComplexes.projectId })
    .from(complexes)
    .leftJoin(projectComplexes, eq(projectComplexes.complexId, complexes.id))
    .where(eq(complexes.id, chosen.id));
  if (assigned.length === 0 || complex!.projectId !== null) return;
  const { id: projectId } = await createProject(ctx, {
    clientId: complex!.developerId,
    project: {
      name: chosen.complex.name,
      description: 'Свои программы банков для этого комплекса',
      cityId: null,
    },
  });
  await setComplexProject(ctx.db, chosen.id, projectId);
  for (const { programId, types, priority, comment = null } of assigned) {
    await createAssignment(
      ctx,
      AssignmentInput.parse({ projectId, programId, programTypes: types, priority, comment }),
    );
  }
}
