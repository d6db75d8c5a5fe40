import { listKeyOrigins } from '#db/queries/access/api-keys.ts';
import type { ApiKeyService } from '#domain/access/actor.ts';
import { allowsOrigin } from '#domain/access/allows-origin.ts';
import type { ServiceContext } from '../context.ts';

const OLD_AFTER_MS = 10_000;

interface Asked {
  service?: ApiKeyService | undefined;
  origin: string;
  /** Accepts an answer that is up to ten seconds old. */
  mayBeOld?: boolean;
}

/**
 * Tells whether pages of an origin may call with some key of a service, or of any service when none is named. Browsers
 * ask this before they send a key.
 */
export async function isPartnerOrigin(
  { db, now, ports }: ServiceContext,
  { service, origin, mayBeOld = false }: Asked,
): Promise<boolean> {
  const list = () => listKeyOrigins(db, service, now);
  const version = String(Math.floor(now.getTime() / OLD_AFTER_MS));
  const origins = mayBeOld ? ports.memory.recall(`origins of ${service ?? 'all'}`, version, list) : list();
  return allowsOrigin(await origins, origin);
}
