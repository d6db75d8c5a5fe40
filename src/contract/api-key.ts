import { z } from 'zod';
import {
  API_KEY_PERMISSIONS,
  API_KEY_SERVICES,
  type ApiKeyPermission,
  type ApiKeyService,
} from '#domain/access/actor.ts';
import { MAX_ID } from '#domain/catalog/filters/filter-limits.ts';
import { LEGACY_REGIONS, type LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import { REQUIRED, URL_INVALID } from './record-fields.ts';

const MAX_ITEMS = 100;

const ids = z.array(z.number().int().min(1).max(MAX_ID)).max(MAX_ITEMS).default([]);

/** An origin of pages: scheme, host, maybe a port, which `*` leaves open. */
const BaseUrl = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[^/?#@:\s]+(?::(?:\d{1,5}|\*))?$/i, URL_INVALID);

/** A partner's access as an admin states it. */
export const ApiKeyInput = z
  .object({
    service: z.enum(API_KEY_SERVICES),
    description: z.string().trim().min(1, REQUIRED).max(2_000),
    companyIds: ids,
    projectIds: ids,
    regions: z.array(z.enum(LEGACY_REGIONS)).max(LEGACY_REGIONS.length).default([]),
    baseUrls: z.array(BaseUrl).max(MAX_ITEMS).default([]),
    permissions: z.array(z.enum(API_KEY_PERMISSIONS)).max(API_KEY_PERMISSIONS.length).default([]),
    expiresAt: z.date().nullable().default(null),
    config: z.record(z.string(), z.unknown()).default({}),
  })
  .refine(({ service, permissions }) => service === 'VITRINA' || permissions.length === 0, {
    path: ['permissions'],
    message: 'Это право есть только у витрины',
  });
export type ApiKeyInput = z.infer<typeof ApiKeyInput>;

/** An access as it is shown: the key itself was shown once, when it was made. */
export interface ApiKeyShown {
  id: number;
  /** '••••' and the last characters of the key. */
  key: string;
  service: ApiKeyService;
  description: string;
  companyIds: number[];
  projectIds: number[];
  regions: LegacyRegion[];
  baseUrls: string[];
  permissions: ApiKeyPermission[];
  config: Record<string, unknown>;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  createdAt: Date;
  isExpired: boolean;
}
