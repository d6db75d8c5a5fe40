import { inTransaction } from '#db/client.ts';
import { addLegalVersion } from '#db/queries/legal-doc/add-legal-version.ts';
import { ensureLegalDocument } from '#db/queries/legal-doc/ensure-legal-document.ts';
import { findCurrentVersion } from '#db/queries/legal-doc/find-current-version.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const TAG_LENGTH = 100;
const TEXT_LENGTH = 200_000;

/**
 * Publishes a text under a tag as the next version; an equal text publishes nothing. Returns the version in force.
 * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID for an empty or overlong tag or text.
 */
export async function publishLegalDocument(
  ctx: ServiceContext,
  input: { tag: string; text: string },
): Promise<{ version: number }> {
  requirePermission(ctx, 'legal', 'w');
  const tag = requireText('tag', input.tag, TAG_LENGTH);
  const text = requireText('text', input.text, TEXT_LENGTH);
  return inTransaction(ctx.db, async (tx) => {
    const documentId = await ensureLegalDocument(tx, tag);
    const current = await findCurrentVersion(tx, documentId);
    if (current?.text === text) return { version: current.version };
    const version = (current?.version ?? 0) + 1;
    await addLegalVersion(tx, { documentId, version, text, publishedAt: ctx.now });
    return { version };
  });
}

function requireText(field: string, value: string, maxLength: number): string {
  const text = value.trim();
  if (text !== '' && text.length <= maxLength) return text;
  const message = text === '' ? 'Заполните поле' : `Не больше ${maxLength} символов`;
  throw new AppError('INVALID', message, { details: { issues: [{ path: [field], message }] } });
}
