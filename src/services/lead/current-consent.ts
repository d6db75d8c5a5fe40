import { findCurrentVersionOfTag } from '#db/queries/legal-doc/find-current-version-of-tag.ts';
import type { ServiceContext } from '../context.ts';
import { findLegalTag } from '../legal-doc/find-legal-tag.ts';

/** What the tag of the consent document holds. */
const CONSENT_TAG = 'персональных';

/** Id of the version in force of the text about personal data; null while there is none. */
export async function currentConsent(ctx: ServiceContext): Promise<number | null> {
  const tag = await findLegalTag(ctx, CONSENT_TAG);
  return tag ? ((await findCurrentVersionOfTag(ctx.db, tag.id)) ?? null) : null;
}
