import type { Db } from '#db/client.ts';
import { type ApiKeyRow, listApiKeyRows } from '#db/queries/access/api-keys.ts';
import { AppError } from '#domain/errors.ts';

/** An access, taken back or not; with an owner, one of theirs alone. Errors: NOT_FOUND. */
export async function getKeptApiKey(
  db: Db,
  asked: { id: number; now: Date; ownerId: number | null },
): Promise<ApiKeyRow> {
  const [row] = await listApiKeyRows(db, { ...asked, limit: 1, offset: 0 });
  if (!row) throw new AppError('NOT_FOUND', 'Нет такого ключа');
  return row;
}
