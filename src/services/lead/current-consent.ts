import { findCurrentVersionOfTag } from '#db/queries/legal-doc/legal-docs.ts';
import { CONSENT_WORD } from '#domain/legal-doc/is-consent-tag.ts';
import type { ServiceContext } from '../context.ts';
import { findLegalTag } from '../legal-doc/find-legal-tag.ts';

/** Id of the version in force of the text about personal data; null while there is none. */
export async function currentConsent(ctx: ServiceContext): Promise<number | null> {
  const tag = await findLegalTag(ctx, CONSENT_WORD);
  return tag ? ((await findCurrentVersionOfTag(ctx.db, tag.id)) ?? null) : null;
}
