import { and, eq, exists, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyType } from '#domain/company/company-type.ts';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { apiKeyCompanies, apiKeys } from '../../schema/api-key.ts';
import { companies } from '../../schema/company.ts';
import { projects } from '../../schema/project.ts';

export interface ClientQuery {
  text: string;
  types: readonly CompanyType[];
}

interface ClientPage extends ClientQuery {
  sort?: ListSort<'clients'> | undefined;
  now: Date;
  limit: number;
  offset: number;
}

/** A page of companies of these types that have a project or a key, by name without another order. */
export function listClients(db: Db, { now, sort, limit, offset, ...query }: ClientPage) {
  const projectCount = db.$count(projects, eq(projects.developerCompanyId, companies.id));
  const keyCount = sql<number>`(SELECT count(*)::int FROM ${apiKeys} WHERE ${isKeyOf(db)})`;
  const nextExpiresAt = sql`(SELECT min(${apiKeys.expiresAt}) FROM ${apiKeys}
    WHERE ${and(isKeyOf(db), gt(apiKeys.expiresAt, now))})`;
  const columns = {
    name: companies.name,
    type: companies.type,
    projects: sql`(${projectCount})`,
    keys: keyCount,
    nextExpiresAt,
  };
  return db
    .select({
      id: companies.id,
      name: companies.name,
      type: companies.type,
      projects: projectCount,
      keys: keyCount,
      nextExpiresAt: nextExpiresAt.mapWith(apiKeys.expiresAt),
    })
    .from(companies)
    .where(isClient(db, query))
    .orderBy(orderedBy(sort, columns, sql`${companies.name}, ${companies.id}`))
    .limit(limit)
    .offset(offset);
}

export function countClients(db: Db, query: ClientQuery): Promise<number> {
  return db.$count(companies, isClient(db, query));
}

function isClient(db: Db, { text, types }: ClientQuery): SQL | undefined {
  return and(
    inArray(companies.type, [...types]),
    or(
      exists(db.select({ one: sql`1` }).from(projects).where(eq(projects.developerCompanyId, companies.id))),
      exists(
        db.select({ one: sql`1` }).from(apiKeyCompanies).where(eq(apiKeyCompanies.companyId, companies.id)),
      ),
    ),
    holdsText(text, companies.name, companies.uname),
  );
}

function isKeyOf(db: Db): SQL | undefined {
  const own = and(eq(apiKeyCompanies.keyId, apiKeys.id), eq(apiKeyCompanies.companyId, companies.id));
  return and(isNull(apiKeys.revokedAt), exists(db.select({ one: sql`1` }).from(apiKeyCompanies).where(own)));
}
