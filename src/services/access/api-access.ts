import type { ApiKeyPermission, ApiKeyService } from '#domain/access/actor.ts';
import type { OfferScope } from '../mortgage/offer-scope.ts';

/** What a partner's key opens. */
export interface ApiAccess extends OfferScope {
  id: number;
  service: ApiKeyService;
  permissions: readonly ApiKeyPermission[];
  /** Origins whose pages may call; a port may be `*`. Calls between servers name no origin and always may. */
  baseUrls: readonly string[];
  /** Settings of the widget, as its editor saved them. */
  config: Readonly<Record<string, unknown>>;
}

/** A call of a partner, as far as it decides whether it may be answered. */
export interface ApiCall {
  /** The value of the Authorization header, bare or after `Bearer `; null without one. */
  authorization: string | null;
  /** Without it a key of any service will do. */
  service?: ApiKeyService;
  /** The Origin header; null for calls between servers. */
  origin: string | null;
  /** The address of the caller, for the limits. */
  clientAddress: string;
  permission?: ApiKeyPermission;
}
