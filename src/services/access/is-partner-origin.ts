import { listKeyOrigins } from '#db/queries/access/list-key-origins.ts';
import type { ApiKeyService } from '#domain/access/actor.ts';
import { allowsOrigin } from '#domain/access/allows-origin.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Whether pages of an origin may call with some key of a service, of any without one: browsers ask that before they
 * send any key.
 */
export async function isPartnerOrigin(
  ctx: ServiceContext,
  { service, origin }: { service?: ApiKeyService | undefined; origin: string },
): Promise<boolean> {
  return allowsOrigin(await listKeyOrigins(ctx.db, service, ctx.now), origin);
}
