import { type SQL, sql } from 'drizzle-orm';
import type { ApiKeyPermission, ApiKeyService } from '#domain/access/actor.ts';
import { API_KEY_STATES, type ApiKeyState, EXPIRING_DAYS } from '#domain/access/api-key-state.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';

export interface ApiKeyListQuery {
  now: Date;
  /** A part of the description, of a company, of a base URL or of the ending of the key. */
  text?: string | undefined;
  /** The text as a domain is kept; empty when it is none. */
  host?: string | undefined;
  id?: number | undefined;
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

/** A page of accesses, those taken back last, else the newest first; what their keys are nobody knows any more. */
export async function listApiKeyRows(
  db: Db,
  query: ApiKeyListQuery & { state?: ApiKeyState | undefined; limit: number; offset: number },
): Promise<ApiKeyRow[]> {
  const { state, limit, offset } = query;
  const { rows } = await db.execute(sql`
    WITH ${shownKeys(query)} SELECT * FROM shown
    WHERE ${state === undefined ? sql`true` : sql`state = ${state}`}
    ORDER BY "revokedAt" IS NOT NULL, id DESC LIMIT ${limit} OFFSET ${offset}`);
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

function shownKeys({ now, text, host, id }: ApiKeyListQuery): SQL {
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
      FROM api_keys k WHERE ${id === undefined ? sql`true` : sql`k.id = ${id}`}
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
