import { z } from 'zod';
import {
  API_KEY_PERMISSIONS,
  API_KEY_SERVICES,
  type ApiKeyPermission,
  type ApiKeyService,
} from '#domain/access/actor.ts';
import { API_KEY_STATES, type ApiKeyState } from '#domain/access/api-key-state.ts';
import { LEGACY_REGIONS, type LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { endOfMoscowDay, moscowDate } from '#domain/time/moscow.ts';
import { type AdminList, adminListInput } from './admin-list.ts';
import { BaseUrl } from './base-url.ts';
import { DAY_FORM, Day } from './day.ts';
import { lines, REQUIRED, RecordId, seen } from './record-fields.ts';
import { WidgetConfig } from './widget-config.ts';

export const MAX_ITEMS = 100;

const ids = z.array(RecordId).max(MAX_ITEMS).default([]);

/** A key works to the end of its last day in Moscow, which a form writes as a day. */
const Expiration = z
  .custom<Date | string>((value) => value instanceof Date || typeof value === 'string', DAY_FORM)
  .transform((value, context): Date | null => {
    const moment = value instanceof Date;
    const isReal = !moment || !Number.isNaN(value.getTime());
    const { data: day, error } = Day.safeParse(moment && isReal ? moscowDate(value) : value);
    if (error === undefined) return moment ? value : day === null ? null : endOfMoscowDay(day);
    context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? DAY_FORM });
    return z.NEVER;
  });

/** Equal addresses written in different ways are kept once. */
const BaseUrls = z
  .array(BaseUrl)
  .max(MAX_ITEMS)
  .transform((urls) => [...new Set(urls)]);

/** The fields of a partner's access; rules that compare two fields come with `ApiKeyInput`. */
export const ApiKeyFields = z.object({
  service: z.enum(API_KEY_SERVICES, { error: REQUIRED }),
  description: lines(2_000).min(1, REQUIRED),
  companyIds: ids,
  projectIds: ids,
  regions: z.array(z.enum(LEGACY_REGIONS)).max(LEGACY_REGIONS.length).default([]),
  baseUrls: BaseUrls.default([]),
  permissions: z.array(z.enum(API_KEY_PERMISSIONS)).max(API_KEY_PERMISSIONS.length).default([]),
  expiresAt: Expiration.nullable().default(null),
  config: WidgetConfig.prefault({}),
});

/** A permission belongs to one service and is refused to keys of the other. */
export const OWN_PERMISSIONS = {
  isKept: ({ service, permissions }: Pick<z.infer<typeof ApiKeyFields>, 'service' | 'permissions'>) =>
    service === 'VITRINA' || permissions.length === 0,
  issue: { path: ['permissions'], message: 'Это право есть только у\u00a0витрины' },
};

/** A partner's access as an admin states it. */
export const ApiKeyInput = ApiKeyFields.refine(OWN_PERMISSIONS.isKept, OWN_PERMISSIONS.issue);
export type ApiKeyInput = z.infer<typeof ApiKeyInput>;

export const ApiKeyChange = z.object({ id: RecordId, key: ApiKeyInput, seen: seen(ApiKeyInput) });
export type ApiKeyChange = z.infer<typeof ApiKeyChange>;

export const ApiKeyListInput = adminListInput('apiKeys').extend({ state: z.enum(API_KEY_STATES).optional() });
export type ApiKeyListInput = z.infer<typeof ApiKeyListInput>;

export const NameQuery = z.object({ text: z.string().trim().max(200) });

/** An access as a list shows it: the key itself was shown once, when it was made. */
export interface ApiKeyShown {
  id: number;
  /** '••••' and the last characters of the key. */
  key: string;
  service: ApiKeyService;
  description: string;
  companies: NamedId[];
  projects: NamedId[];
  regions: LegacyRegion[];
  baseUrls: string[];
  permissions: ApiKeyPermission[];
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  createdAt: Date;
  state: ApiKeyState;
}

export interface ApiKeyList extends AdminList<ApiKeyShown> {
  /** Counts of all keys the text finds, whatever state is asked for. */
  counts: Record<ApiKeyState, number>;
  /** HTML that shows the widget of each service, with `YOUR_KEY` in place of the key. */
  snippets: Record<ApiKeyService, string>;
}

/** An access for its form. */
export interface ApiKeyDetails {
  asOf: Date;
  key: ApiKeyShown;
  config: WidgetConfig;
}

/** The key itself leaves the server only in this answer. */
export interface CreatedApiKey {
  id: number;
  key: string;
  /** HTML that shows the widget with this key. */
  snippet: string;
}
