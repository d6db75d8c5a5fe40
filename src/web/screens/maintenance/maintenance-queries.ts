import type { QueryClient } from '@tanstack/react-query';
import type { MaintenanceShown } from '#contract/maintenance.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { AuditSearch } from '../../query/audit-search.ts';
import type { WorkSearch } from '../../query/work-search.ts';

/** How often an open page asks anew: while something is being brought up to date, and otherwise. */
const RUNNING_MS = 1_000;
const QUIET_MS = 60_000;

/** Edits as an address asks for them. */
export function auditQuery({ api }: { api: Api }, search: AuditSearch) {
  return api.admin.amen.list.queryOptions(auditInput(search), { meta: OWN_ERRORS });
}

export function auditInput({ q = '', by, page = 1, who, view, record, day }: AuditSearch) {
  return { text: q, sort: by, page, userId: who, entity: view, entityId: record, day };
}

/** Failures of pages as an address asks for them. */
export function clientErrorsQuery({ api }: { api: Api }, search: AdminListSearch<'clientErrors'>) {
  return api.admin.amen.clientErrors.queryOptions(clientErrorsInput(search), { meta: OWN_ERRORS });
}

export function clientErrorsInput({ q = '', by, page = 1 }: AdminListSearch<'clientErrors'>) {
  return { text: q, sort: by, page };
}

/** Background work that is not done, as an address asks for it. */
export function workQuery({ api }: { api: Api }, search: WorkSearch) {
  return api.admin.amen.work.queryOptions(workInput(search), { meta: OWN_ERRORS });
}

export function workInput({ q = '', by, page = 1, state }: WorkSearch) {
  return { text: q, sort: by, page, state };
}

export function maintenanceQuery({ api }: { api: Api }) {
  return api.admin.amen.get.queryOptions(undefined, { meta: OWN_ERRORS });
}

/** When the state of the installation is worth asking about again. */
export function maintenanceInterval({ tasks = [] }: Partial<Pick<MaintenanceShown, 'tasks'>> = {}): number {
  const isBusy = tasks.some(({ last }) => last?.state === 'waiting' || last?.state === 'running');
  return isBusy ? RUNNING_MS : QUIET_MS;
}

/** Has everything of the page asked for anew: something was done. */
export function refreshMaintenance({
  api,
  queryClient,
}: {
  api: Api;
  queryClient: QueryClient;
}): Promise<void> {
  return queryClient.invalidateQueries(api.admin.amen.pathFilter());
}
