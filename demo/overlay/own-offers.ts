import { and, eq } from 'drizzle-orm';
import { OfferInput } from '#contract/offer-input.ts';
import { setComplexProject } from '#db/queries/company/client-complexes.ts';
import { companies, complexes, programNames, projectComplexes } from '#db/schema/index.ts';
import { createProject } from '#services/company/edit-projects.ts';
import type { ServiceContext } from '#services/context.ts';
import { createOffer } from '#services/mortgage/create-offer.ts';
import type { WorldComplex } from '../world/model.ts';

const BANK = 'versta';
const PROGRAM = 'Новостройка субсидированная';

/** Makes a project of a complex that is being built, with terms of a bank that no other complex has; once. */
export async function giveOwnOffers(
  ctx: ServiceContext,
  known: readonly { complex: WorldComplex; id: number }[],
): Promise<void> {
  const chosen = known.find(
    ({ complex }) =>
      complex.town.currency === 'RUB' && complex.houses.some(({ state }) => state === 'unfinished'),
  );
  const [bank] = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.uname, BANK), eq(companies.type, 'BANK')));
  const [program] = await ctx.db
    .select({ id: programNames.id })
    .from(programNames)
    .where(eq(programNames.name, PROGRAM));
  if (!chosen || !bank || !program) return;
  const [complex] = await ctx.db
    .select({ developerId: complexes.developerCompanyId, projectId: projectComplexes.projectId })
    .from(complexes)
    .leftJoin(projectComplexes, eq(projectComplexes.complexId, complexes.id))
    .where(eq(complexes.id, chosen.id));
  if (complex!.projectId !== null) return;
  const { id: projectId } = await createProject(ctx, {
    clientId: complex!.developerId,
    project: {
      name: chosen.complex.name,
      description: 'Свои условия банка для этого комплекса',
      cityId: null,
    },
  });
  await setComplexProject(ctx.db, chosen.id, projectId);
  await createOffer(
    ctx,
    OfferInput.parse({
      bankId: bank.id,
      programNameId: program.id,
      projectId,
      type: 'SUBSIDY',
      priority: 1,
      downPayment: { from: 0.201, to: 1 },
      period: { from: 3, to: 30 },
      loan: { from: 500_000, to: 60_000_000 },
      interest: 0.169,
      subsidy: [
        { duration: 1, interest: 0.039, discount: 0.04 },
        { duration: 3, interest: 0.079, discount: 0.07 },
      ],
      comment: 'Только в этом комплексе: первые годы ставку снижает застройщик.',
    }),
  );
}
