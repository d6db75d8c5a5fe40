import type { ApiKeyInput } from '#contract/api-key.ts';
import type { ApiKeyRow } from '#db/queries/access/api-keys.ts';
import { shownBaseUrl } from './shown-base-url.ts';

/** An access as the audit remembers it: all but its key. */
export function auditedApiKey(key: ApiKeyInput) {
  return {
    service: key.service,
    description: key.description,
    companyIds: [...key.companyIds].sort((one, other) => one - other),
    projectIds: [...key.projectIds].sort((one, other) => one - other),
    regions: key.regions,
    baseUrls: key.baseUrls.map(shownBaseUrl),
    permissions: key.permissions,
    expiresAt: key.expiresAt,
    config: key.config,
  };
}

/** Gives the audited fields of a stored key. */
export function auditedApiKeyRow({ companies, projects, config, ...row }: ApiKeyRow) {
  return auditedApiKey({
    ...row,
    config: config as ApiKeyInput['config'],
    companyIds: companies.map(({ id }) => id),
    projectIds: projects.map(({ id }) => id),
  });
}
