import { replaceSignInLink } from '#db/queries/access/sign-in-links.ts';
import type { Group } from '#domain/access/groups.ts';
import type { ServiceContext } from '../context.ts';
import { requirePermission } from './require-permission.ts';
import { drawSessionToken, hashSessionToken } from './session-token.ts';
import { storedPhone } from './stored-phone.ts';

const LINK_LIFE_MS = 15 * 60_000;

/**
 * Makes a link that signs the phone's owner in once, within 15 minutes, and puts them into the group only then; the
 * phone's former link is void. The token stands behind #, so no server and no log on the way ever sees it.
 * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID phone.
 */
export async function inviteByLink(
  ctx: ServiceContext,
  input: { phone: string; group: Group },
): Promise<{ url: string; expiresAt: Date }> {
  requirePermission(ctx, 'users', 'w');
  const phone = storedPhone(input.phone);
  const token = drawSessionToken(ctx.ports.randomBytes);
  const expiresAt = new Date(ctx.now.getTime() + LINK_LIFE_MS);
  const { group } = input;
  await replaceSignInLink(ctx.db, { phone, group, tokenSha256: hashSessionToken(token), expiresAt });
  return { url: `${ctx.settings.publicUrl}/invite#${token}`, expiresAt };
}
