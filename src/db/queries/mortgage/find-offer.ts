import { asc, eq } from 'drizzle-orm';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { Db } from '../../client.ts';
import { bankPrograms } from '../../schema/bank-program.ts';
import { companies } from '../../schema/company.ts';
import { offerGeoGroups, offerParts, offers, subsidyRows } from '../../schema/offer.ts';
import { programNames } from '../../schema/program-name.ts';
import { projects } from '../../schema/project.ts';

type Offer = typeof offers.$inferSelect;
export type OfferPartColumns = typeof offerParts.$inferSelect;
export type SubsidyColumns = typeof subsidyRows.$inferSelect;

/** An offer with everything that is kept of it and the names of what it refers to. */
export interface WholeOffer {
  offer: Offer;
  bank: NamedId;
  program: NamedId;
  brand: NamedId | null;
  project: NamedId | null;
  parts: OfferPartColumns[];
  subsidyRows: SubsidyColumns[];
  geoGroupIds: number[];
}

export async function findOffer(db: Db, id: number): Promise<WholeOffer | undefined> {
  const [row] = await db
    .select({
      offer: offers,
      bankId: bankPrograms.bankCompanyId,
      program: { id: programNames.id, name: programNames.displayName },
      project: { id: projects.id, name: projects.name },
    })
    .from(offers)
    .innerJoin(bankPrograms, eq(bankPrograms.id, offers.programId))
    .innerJoin(programNames, eq(programNames.id, bankPrograms.programNameId))
    .leftJoin(projects, eq(projects.id, offers.projectId))
    .where(eq(offers.id, id));
  if (!row) return undefined;
  const { offer } = row;
  return {
    offer,
    program: row.program,
    project: row.project,
    bank: (await namedCompany(db, row.bankId))!,
    brand: offer.brandCompanyId === null ? null : await namedCompany(db, offer.brandCompanyId),
    parts: await db.select().from(offerParts).where(eq(offerParts.offerId, id)),
    subsidyRows: await db
      .select()
      .from(subsidyRows)
      .where(eq(subsidyRows.offerId, id))
      .orderBy(asc(subsidyRows.order)),
    geoGroupIds: (
      await db
        .select({ id: offerGeoGroups.groupId })
        .from(offerGeoGroups)
        .where(eq(offerGeoGroups.offerId, id))
        .orderBy(asc(offerGeoGroups.groupId))
    ).map((group) => group.id),
  };
}

async function namedCompany(db: Db, id: number): Promise<NamedId | null> {
  const [company] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, id));
  return company ?? null;
}
