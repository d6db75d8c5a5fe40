import type { ApiKeyShown } from '#contract/api-key.ts';
import type { ApiKeyRow } from '#db/queries/access/api-keys.ts';
import { shownBaseUrl } from './shown-base-url.ts';

/** An access as lists and its form show it. */
export function presentApiKey(row: ApiKeyRow): ApiKeyShown {
  return {
    id: row.id,
    key: `••••${row.keyEnding}`,
    service: row.service,
    description: row.description,
    companies: row.companies,
    projects: row.projects,
    regions: row.regions,
    baseUrls: row.baseUrls.map(shownBaseUrl),
    permissions: row.permissions,
    expiresAt: row.expiresAt,
    revokedAt: row.revokedAt,
    lastUsedAt: row.lastUsedAt,
    createdAt: row.createdAt,
    state: row.state,
  };
}
