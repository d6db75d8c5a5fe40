import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { ApiKeyPermission, ApiKeyService } from '#domain/access/actor.ts';
import { API_KEY_STATES, type ApiKeyState, EXPIRING_DAYS } from '#domain/access/api-key-state.ts';
import type { ListSort } from '#domain/list-sorts.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import { type Db, inTransaction } from '../../client.ts';
import { holdRow } from '../../hold-row.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { apiKeyCompanies, apiKeyProjects, apiKeys } from '../../schema/api-key.ts';

/** The access a key opens; undefined when it is unknown, expired or revoked. */
export async function findApiKey(db: Db, keySha256: Buffer, now: Date) {
  const [row] = await db
    .select({
      id: apiKeys.id,
      service: apiKeys.service,
      permissions: apiKeys.permissions,
      regions: apiKeys.regions,
      baseUrls: apiKeys.baseUrls,
      config: apiKeys.config,
      lastUsedAt: apiKeys.lastUsedAt,
      companyIds: sql<number[]>`ARRAY(SELECT ${apiKeyCompanies.companyId} FROM ${apiKeyCompanies}
        WHERE ${apiKeyCompanies.keyId} = ${apiKeys.id} ORDER BY 1)`,
      projectIds: sql<number[]>`ARRAY(SELECT ${apiKeyProjects.projectId} FROM ${apiKeyProjects}
        WHERE ${apiKeyProjects.keyId} = ${apiKeys.id} ORDER BY 1)`,
    })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.keySha256, keySha256),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    );
  return row;
}

/** Finds the terms on which a key opens a widget, even one that no longer does; undefined when it is unknown. */
export async function findKeyTerms(db: Db, keySha256: Buffer) {
  const [row] = await db
    .select({
      service: apiKeys.service,
      baseUrls: apiKeys.baseUrls,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.keySha256, keySha256));
  return row;
}

/** Writes when a key was last used, unless that was done since `before` already. */
export async function recordApiKeyUse(
  db: Db,
  id: number,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))));
}

/** Origins that some live key of a service names, of any without one, each once. */
export async function listKeyOrigins(
  db: Db,
  service: ApiKeyService | undefined,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ origin: sql<string>`unnest(${apiKeys.baseUrls})` })
    .from(apiKeys)
    .where(
      and(
        service && eq(apiKeys.service, service),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    );
  return rows.map(({ origin }) => origin);
}

/** The sealed key of the newest live vitrina that works for some of these companies and for no other. */
export async function findVitrinaKey(
  db: Db,
  companyIds: readonly number[],
  now: Date,
): Promise<string | undefined> {
  if (companyIds.length === 0) return undefined;
  const ofKey = eq(apiKeyCompanies.keyId, apiKeys.id);
  const companiesOf = db.select({ one: sql`1` }).from(apiKeyCompanies);
  const [row] = await db
    .select({ sealedKey: apiKeys.sealedKey })
    .from(apiKeys)
    .where(
      and(
        isNotNull(apiKeys.sealedKey),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
        sql`EXISTS (SELECT FROM ${apiKeyCompanies} WHERE ${ofKey})`,
        notExists(
          companiesOf.where(and(ofKey, sql`NOT ${inArray(apiKeyCompanies.companyId, [...companyIds])}`)),
        ),
      ),
    )
    .orderBy(desc(apiKeys.id))
    .limit(1);
  return row?.sealedKey ?? undefined;
}

export type NewApiKey = typeof apiKeys.$inferInsert & ApiKeyScope;

/** Writes an access with its companies and projects; undefined when the key is there already. */
export function insertApiKey(
  db: Db,
  { companyIds, projectIds, ...key }: NewApiKey,
): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(apiKeys)
      .values(key)
      .onConflictDoNothing({ target: apiKeys.keySha256 })
      .returning({ id: apiKeys.id });
    if (!row) return undefined;
    await replaceApiKeyScope(tx, row.id, { companyIds, projectIds });
    return row.id;
  });
}

type ApiKeyTerms = Pick<
  typeof apiKeys.$inferInsert,
  'service' | 'description' | 'permissions' | 'regions' | 'baseUrls' | 'config' | 'expiresAt'
> &
  ApiKeyScope;

export function holdApiKey(tx: Db, id: number): Promise<void> {
  return holdRow(tx, apiKeys, id);
}

/** Writes what an access opens, its key staying as it is; whether there is such an access, not revoked. */
export function updateApiKeyRow(db: Db, id: number, terms: ApiKeyTerms): Promise<boolean> {
  const { companyIds, projectIds, ...columns } = terms;
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .update(apiKeys)
      .set({ ...columns, ...(terms.service !== 'VITRINA' && { sealedKey: null }) })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id });
    if (rows.length === 0) return false;
    await replaceApiKeyScope(tx, id, { companyIds, projectIds });
    return true;
  });
}

interface ApiKeyScope {
  companyIds: readonly number[];
  projectIds: readonly number[];
}

/** Makes these the companies and projects of an access. */
async function replaceApiKeyScope(
  tx: Db,
  keyId: number,
  { companyIds, projectIds }: ApiKeyScope,
): Promise<void> {
  await tx.delete(apiKeyCompanies).where(eq(apiKeyCompanies.keyId, keyId));
  await tx.delete(apiKeyProjects).where(eq(apiKeyProjects.keyId, keyId));
  if (companyIds.length > 0)
    await tx
      .insert(apiKeyCompanies)
      .values([...new Set(companyIds)].map((companyId) => ({ keyId, companyId })));
  if (projectIds.length > 0)
    await tx
      .insert(apiKeyProjects)
      .values([...new Set(projectIds)].map((projectId) => ({ keyId, projectId })));
}

/** Takes an access back; whether there was one to take. */
export async function revokeApiKeyRow(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

interface ApiKeyListQuery {
  now: Date;
  /** A part of the description, of a company, of a base URL or of the ending of the key. */
  text?: string | undefined;
  /** The text as a domain is kept; empty when it is none. */
  host?: string | undefined;
  id?: number | undefined;
  /** The only company it works for; null for any. */
  ownerId: number | null;
}

export interface ApiKeyRow {
  id: number;
  keyEnding: string;
  service: ApiKeyService;
  description: string;
  permissions: ApiKeyPermission[];
  regions: LegacyRegion[];
  baseUrls: string[];
  config: Record<string, unknown>;
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** Rounded to the minute. */
  lastUsedAt: Date | null;
  createdAt: Date;
  companies: { id: number; name: string }[];
  projects: { id: number; name: string }[];
  state: ApiKeyState;
}

interface ApiKeyPage extends ApiKeyListQuery {
  state?: ApiKeyState | undefined;
  sort?: ListSort<'apiKeys'> | undefined;
  limit: number;
  offset: number;
}

const SORTED_BY = {
  service: sql`service`,
  description: sql`description`,
  expiresAt: sql`"expiresAt"`,
  lastUsedAt: sql`"lastUsedAt"`,
};

/**
 * A page of accesses, without another order those taken back last, else the newest first; what their keys are nobody
 * knows any more.
 */
export async function listApiKeyRows(db: Db, query: ApiKeyPage): Promise<ApiKeyRow[]> {
  const { state, sort, limit, offset } = query;
  const { rows } = await db.execute(sql`
    WITH ${shownKeys(query)} SELECT * FROM shown
    WHERE ${state === undefined ? sql`true` : sql`state = ${state}`}
    ORDER BY ${orderedBy(sort, SORTED_BY, sql`"revokedAt" IS NOT NULL, id DESC`)} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(rowOf);
}

export async function countApiKeyStates(
  db: Db,
  query: ApiKeyListQuery,
): Promise<Record<ApiKeyState, number>> {
  const { rows } = await db.execute(sql`
    WITH ${shownKeys(query)} SELECT state, count(*)::int AS count FROM shown GROUP BY state`);
  const counts = new Map(rows.map((row: Record<string, unknown>) => [row.state, row.count as number]));
  return Object.fromEntries(API_KEY_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    ApiKeyState,
    number
  >;
}

const ORIGINS = sql.raw(`array_to_string("baseUrls", ' ')`);
const SEARCHED = [
  ...['"keyEnding"', 'service', 'description'],
  `(SELECT string_agg(company->>'name', ' ') FROM json_array_elements(companies) company)`,
]
  .map((column) => sql.raw(column))
  .concat(ORIGINS);

function shownKeys({ now, text, host, id, ownerId }: ApiKeyListQuery): SQL {
  const isOwned = sql`(
    SELECT array_agg(company_id) FROM api_key_companies WHERE key_id = k.id) = ARRAY[${ownerId}::int]`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const named = (table: string, column: string) => sql`(
    SELECT coalesce(json_agg(json_build_object('id', named.id, 'name', named.name) ORDER BY named.name, named.id), '[]')
    FROM ${sql.identifier(`api_key_${table}`)} scope
    JOIN ${sql.identifier(table)} named ON named.id = scope.${sql.identifier(column)} WHERE scope.key_id = k.id)`;
  return sql`listed AS (
      SELECT k.id, k.key_ending AS "keyEnding", k.service, k.description, k.permissions, k.regions,
        k.base_urls AS "baseUrls", k.config, k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt",
        k.last_used_at AS "lastUsedAt", k.created_at AS "createdAt",
        ${named('companies', 'company_id')} AS companies, ${named('projects', 'project_id')} AS projects,
        CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked'
          WHEN k.expires_at <= ${moment} THEN 'expired'
          WHEN k.expires_at <= ${moment} + ${EXPIRING_DAYS} * interval '1 day' THEN 'expiring'
          ELSE 'live' END AS state
      FROM api_keys k
      WHERE ${id === undefined ? sql`true` : sql`k.id = ${id}`} AND ${ownerId === null ? sql`true` : isOwned}
    ), shown AS (
      SELECT * FROM listed WHERE ${holdsText(text, ...SEARCHED) ?? sql`true`} OR ${holdsText(host, ORIGINS) ?? sql`false`}
    )`;
}

/** Moments arrive as text from a query without a schema. */
function rowOf(row: Record<string, unknown>): ApiKeyRow {
  const found = row as unknown as ApiKeyRow;
  return {
    ...found,
    expiresAt: momentOf(found.expiresAt),
    revokedAt: momentOf(found.revokedAt),
    lastUsedAt: momentOf(found.lastUsedAt),
    createdAt: new Date(found.createdAt),
  };
}

function momentOf(value: Date | string | null): Date | null {
  return value === null ? null : new Date(value);
}
