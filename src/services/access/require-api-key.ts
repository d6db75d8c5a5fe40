import { findApiKey, recordApiKeyUse } from '#db/queries/access/api-keys.ts';
import { allowsOrigin } from '#domain/access/allows-origin.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import type { ApiAccess, ApiCall } from './api-access.ts';
import { keptOfApiKey, readApiKey } from './api-key.ts';
import { addressGroup, consumeLimit } from './consume-limit.ts';

/** A busy key is written down once a minute, not with every call. */
const USE_RECORDED_EVERY_MS = 60_000;

/**
 * The access of a partner's call. Errors, in this order: LIMIT for the address; UNAUTHENTICATED for a missing, unknown,
 * revoked or expired key; LIMIT for the key from that address; FORBIDDEN for another service, origin or a permission it
 * lacks. Pages of this site may call with any key.
 */
export async function requireApiKey(ctx: ServiceContext, call: ApiCall): Promise<ApiAccess> {
  await consumeLimit(ctx, 'request', call.clientAddress);
  const key = readApiKey(call.authorization);
  const found = key === null ? undefined : await findApiKey(ctx.db, keptOfApiKey(key).keySha256, ctx.now);
  if (!found) throw new AppError('UNAUTHENTICATED', 'Submit Authorization header with a valid API key');
  const { lastUsedAt, ...access } = found;
  // The key of a widget is public: one busy visitor must not close the page of a partner to all others.
  await consumeLimit(ctx, 'apiKey', `${access.id} ${addressGroup(call.clientAddress)}`);
  // A page of this site, where widgets live, speaks for itself.
  const origin = call.origin === ctx.settings.publicUrl ? null : call.origin;
  if (!isAllowed(access, { ...call, origin })) throw new AppError('FORBIDDEN', 'Access denied');
  const before = new Date(ctx.now.getTime() - USE_RECORDED_EVERY_MS);
  if (lastUsedAt === null || lastUsedAt < before) {
    await recordApiKeyUse(ctx.db, access.id, { now: ctx.now, before });
  }
  return access;
}

function isAllowed(access: ApiAccess, { service, origin, permission }: ApiCall): boolean {
  if (service !== undefined && access.service !== service) return false;
  if (origin !== null && !allowsOrigin(access.baseUrls, origin)) return false;
  return permission === undefined || access.permissions.includes(permission);
}
