import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { ApiKeyService } from '#domain/access/actor.ts';
import type { Db } from '../../client.ts';
import { apiKeys } from '../../schema/api-key.ts';

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
