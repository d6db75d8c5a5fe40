import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { Db } from '../../client.ts';
import { bankPrograms } from '../../schema/bank-program.ts';
import { companies } from '../../schema/company.ts';
import { geoGroups } from '../../schema/geo-group.ts';
import { offers } from '../../schema/offer.ts';
import { programNames } from '../../schema/program-name.ts';
import { projects } from '../../schema/project.ts';

export function listBankNames(db: Db): Promise<NamedId[]> {
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.type, 'BANK'))
    .orderBy(asc(companies.name), asc(companies.id));
}

/** Projects that some offer is for. */
export function listProjectsOfOffers(db: Db): Promise<NamedId[]> {
  return db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(inArray(projects.id, db.select({ id: sql<number>`${offers.projectId}` }).from(offers)))
    .orderBy(asc(projects.name), asc(projects.id));
}

export function listGeoGroupNames(db: Db): Promise<NamedId[]> {
  return db.select({ id: geoGroups.id, name: geoGroups.name }).from(geoGroups).orderBy(asc(geoGroups.name));
}

export function countGeoGroups(db: Db, ids: number[]): Promise<number> {
  return db.$count(geoGroups, inArray(geoGroups.id, ids));
}

/** A programme of a bank with what it is called and whose it is, of the three tables joined. */
export const BANK_PROGRAM = {
  id: bankPrograms.id,
  name: { id: programNames.id, name: programNames.name, displayName: programNames.displayName },
  bank: { id: companies.id, name: companies.name },
};

/** Programmes of all banks, by their display order and bank. */
export function listBankPrograms(db: Db) {
  return db
    .select(BANK_PROGRAM)
    .from(bankPrograms)
    .innerJoin(programNames, eq(programNames.id, bankPrograms.programNameId))
    .innerJoin(companies, eq(companies.id, bankPrograms.bankCompanyId))
    .orderBy(asc(programNames.order), asc(companies.name), asc(bankPrograms.id));
}
