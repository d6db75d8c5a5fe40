import { WidgetConfig } from '#contract/widget-config.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import type { ApiAccess } from '../access/api-access.ts';
import { requireApiKey } from '../access/require-api-key.ts';
import type { ServiceContext } from '../context.ts';
import { type OfferScope, WHOLE_SCOPE } from '../mortgage/offer-scope.ts';

/** A calculator widget as it is opened: what it sees, how it looks, where it may stand. */
export interface OpenedWidget {
  /** Null: the widget without a key, open to everybody. */
  keyId: number | null;
  scope: OfferScope;
  config: WidgetConfig;
  /** Regions to choose from; empty: all. */
  regions: readonly LegacyRegion[];
  /** Origins whose pages may frame it. */
  baseUrls: readonly string[];
}

export interface WidgetCall {
  key: string | null;
  /** The Origin header; null when there is none. */
  origin: string | null;
  clientAddress: string;
  /** A key of any service will do, not the calculator's alone. */
  ofAnyService?: boolean;
}

/**
 * Opens the widget of a key, or the public one without. Errors: LIMIT, UNAUTHENTICATED, FORBIDDEN as `requireApiKey`.
 */
export async function openWidget(
  ctx: ServiceContext,
  { key, origin, clientAddress, ofAnyService = false }: WidgetCall,
): Promise<OpenedWidget> {
  if (key === null) return publicWidget();
  const access = await requireApiKey(ctx, {
    authorization: key,
    ...(ofAnyService ? {} : { service: 'IPO_CALC' }),
    origin,
    clientAddress,
  });
  return widgetOf(access);
}

/** The widget without a key. */
export function publicWidget(): OpenedWidget {
  return { keyId: null, scope: WHOLE_SCOPE, config: WidgetConfig.parse({}), regions: [], baseUrls: [] };
}

/** The widget of an access. */
export function widgetOf(access: OfferScope & Pick<ApiAccess, 'id' | 'config' | 'baseUrls'>): OpenedWidget {
  // A config saved under older rules must not take the widget down: it then looks as ours does.
  const config = WidgetConfig.safeParse(access.config).data ?? WidgetConfig.parse({});
  const chosen = config.options.regions.filter((region) => isAllowed(region, access.regions));
  return {
    keyId: access.id,
    scope: access,
    config,
    regions: chosen.length > 0 ? chosen : access.regions,
    baseUrls: access.baseUrls,
  };
}

function isAllowed(region: LegacyRegion, allowed: readonly LegacyRegion[]): boolean {
  return allowed.length === 0 || allowed.includes(region);
}
