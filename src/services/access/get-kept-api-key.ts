import type { Db } from '#db/client.ts';
import { type ApiKeyRow, listApiKeyRows } from '#db/queries/access/api-keys.ts';
import { AppError } from '#domain/errors.ts';

/** An access, taken back or not. Errors: NOT_FOUND. */
export async function getKeptApiKey(db: Db, { id, now }: { id: number; now: Date }): Promise<ApiKeyRow> {
  const [row] = await listApiKeyRows(db, { now, id, limit: 1, offset: 0 });
  if (!row) throw new AppError('NOT_FOUND', 'Нет такого ключа');
  return row;
}
