import { WidgetConfig } from '#contract/widget-config.ts';
import type { ApiKeyService } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import type { ApiAccess } from '../access/api-access.ts';
import { requireApiKey } from '../access/require-api-key.ts';
import type { ServiceContext } from '../context.ts';
import { type OfferScope, WHOLE_SCOPE } from '../mortgage/offer-scope.ts';

/** A widget as it is opened: what it sees, how it looks, where it may stand. */
export interface OpenedWidget {
  service: ApiKeyService;
  /** Null: the calculator without a key, open to everybody. */
  keyId: number | null;
  scope: OfferScope;
  config: WidgetConfig;
  /** Of a calculator those to choose from, of a vitrina those it shows; empty: all. */
  regions: readonly LegacyRegion[];
  /** Origins whose pages may frame it. */
  baseUrls: readonly string[];
}

export interface WidgetCall {
  key: string | null;
  /** Whose widget is asked for; absent: whichever the key is of. */
  service?: ApiKeyService | undefined;
  /** The Origin header; null when there is none. */
  origin: string | null;
  clientAddress: string;
}

/**
 * Opens the widget of a key, or without one the calculator of everybody: a vitrina without a key shows nobody's flats.
 * Errors: LIMIT, UNAUTHENTICATED, FORBIDDEN as `requireApiKey`.
 */
export async function openWidget(
  ctx: ServiceContext,
  { key, service, origin, clientAddress }: WidgetCall,
): Promise<OpenedWidget> {
  if (key === null) {
    if (service === 'VITRINA') throw new AppError('UNAUTHENTICATED', 'A vitrina has a key');
    return publicWidget('IPO_CALC');
  }
  const access = await requireApiKey(ctx, {
    authorization: key,
    ...(service && { service }),
    origin,
    clientAddress,
  });
  return widgetOf(access);
}

/** The widget of a service as it is without a key: nothing restricts it, and it looks as ours does. */
export function publicWidget(service: ApiKeyService): OpenedWidget {
  const config = WidgetConfig.parse({});
  return { service, keyId: null, scope: WHOLE_SCOPE, config, regions: [], baseUrls: [] };
}

/** The widget of an access. */
export function widgetOf(
  access: OfferScope & Pick<ApiAccess, 'id' | 'service' | 'config' | 'baseUrls'>,
): OpenedWidget {
  // A config saved under older rules must not take the widget down: it then looks as ours does.
  const config = WidgetConfig.safeParse(access.config).data ?? WidgetConfig.parse({});
  return {
    service: access.service,
    keyId: access.id,
    scope: access,
    config,
    regions: chosenRegions(config.options.regions, access.regions),
    baseUrls: access.baseUrls,
  };
}

/** The regions chosen of those an access allows, or all that it allows when none of them is. */
export function chosenRegions(
  chosen: readonly LegacyRegion[],
  allowed: readonly LegacyRegion[],
): readonly LegacyRegion[] {
  const both = chosen.filter((region) => allowed.length === 0 || allowed.includes(region));
  return both.length > 0 ? both : allowed;
}
