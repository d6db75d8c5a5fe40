import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';
import { geoGroups } from '../../schema/geo-group.ts';
import { offers } from '../../schema/offer.ts';
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
