import type { ApiKeyPermission, ApiKeyService } from '#domain/access/actor.ts';
import type { OfferScope } from '../mortgage/offer-scope.ts';

/** The rights of one partner's key. */
export interface ApiAccess extends OfferScope {
  id: number;
  service: ApiKeyService;
  permissions: readonly ApiKeyPermission[];
  /** Origins whose pages may call; a port may be `*`. Calls between servers name no origin and are always allowed. */
  baseUrls: readonly string[];
  /** Settings of the widget as its editor saved them. */
  config: Readonly<Record<string, unknown>>;
}

/** The part of a partner's call that decides whether it is answered. */
export interface ApiCall {
  /** The value of the Authorization header, bare or after `Bearer `; null without one. */
  authorization: string | null;
  /** When absent, a key of any service is accepted. */
  service?: ApiKeyService;
  /** The Origin header; null for calls between servers. */
  origin: string | null;
  clientAddress: string;
  permission?: ApiKeyPermission;
}
