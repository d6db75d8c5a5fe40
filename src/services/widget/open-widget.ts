import { WidgetConfig } from '#contract/widget-config.ts';
import type { ApiKeyService } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import type { ApiAccess } from '../access/api-access.ts';
import { requireApiKey } from '../access/require-api-key.ts';
import type { ServiceContext } from '../context.ts';
import { type OfferScope, WHOLE_SCOPE } from '../mortgage/offer-scope.ts';

/** The scope, the look and the permitted sites of a widget that is being opened. */
export interface OpenedWidget {
  service: ApiKeyService;
  /** Null for the calculator without a key, which is open to everybody. */
  keyId: number | null;
  scope: OfferScope;
  config: WidgetConfig;
  /** Regions that a calculator offers as choices, or to which a vitrina is limited; an empty list means all. */
  regions: readonly LegacyRegion[];
  /** Origins whose pages may frame it. */
  baseUrls: readonly string[];
}

export interface WidgetCall {
  key: string | null;
  /** When absent, a key of any service is accepted. */
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

/** Gives the widget of a service without a key: unrestricted and with the default look. */
export function publicWidget(service: ApiKeyService): OpenedWidget {
  const config = WidgetConfig.parse({});
  return { service, keyId: null, scope: WHOLE_SCOPE, config, regions: [], baseUrls: [] };
}

export function widgetOf(
  access: OfferScope & Pick<ApiAccess, 'id' | 'service' | 'config' | 'baseUrls'>,
): OpenedWidget {
  // A config saved under older rules must not break the widget, so it gets the default look.
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

/**
 * The client whose form a widget shows; null for the platform. An access for several companies is the platform's own:
 * nobody can say whose of them a lead is.
 */
export function clientOfWidget({ scope: { companyIds } }: Pick<OpenedWidget, 'scope'>): number | null {
  return companyIds.length === 1 ? companyIds[0]! : null;
}

/** Gives the chosen regions that the access allows, or all it allows when none of the chosen is among them. */
export function chosenRegions(
  chosen: readonly LegacyRegion[],
  allowed: readonly LegacyRegion[],
): readonly LegacyRegion[] {
  const both = chosen.filter((region) => allowed.length === 0 || allowed.includes(region));
  return both.length > 0 ? both : allowed;
}
