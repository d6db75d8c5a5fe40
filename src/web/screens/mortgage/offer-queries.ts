import type { QueryClient } from '@tanstack/react-query';
import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { OfferListSearch } from '../../query/offer-search.ts';
import type { SiteContext } from '../../site-context.ts';

/** The list of offers as its address asks for it. */
export function offerListQuery({ api }: { api: Api }, search: OfferListSearch) {
  return api.admin.programs.list.queryOptions(offersInput(search), { meta: OWN_ERRORS });
}

export function offersInput({ q = '', by, page = 1, bank, name, type, project }: OfferListSearch) {
  return { text: q, sort: by, page, bankId: bank, programNameId: name, type, projectId: project };
}

export function offerChoicesQuery({ api }: { api: Api }) {
  return api.admin.programs.choices.queryOptions(undefined, { meta: OWN_ERRORS });
}

export function offerQuery({ api }: { api: Api }, id: number) {
  return api.admin.programs.get.queryOptions({ id }, { meta: OWN_ERRORS });
}

export function offerVersionsQuery({ api }: { api: Api }, id: number) {
  return api.admin.programs.versions.queryOptions({ id }, { meta: OWN_ERRORS });
}

export function offerPreviewQuery({ api }: { api: Api }, id: number) {
  return api.admin.programs.preview.queryOptions({ id }, { meta: OWN_ERRORS });
}

/** Projects a programme may belong to, by a part of their names. */
export function findProjects({ api, queryClient }: SiteContext, text: string) {
  return queryClient.fetchQuery(api.admin.programs.projects.queryOptions({ text }));
}

export function assignmentsQuery({ api }: { api: Api }, programId: number) {
  return api.admin.programs.assignments.queryOptions({ programId }, { meta: OWN_ERRORS });
}

export function programTreeQuery({ api }: { api: Api }) {
  return api.admin.programTypes.tree.queryOptions(undefined, { meta: OWN_ERRORS });
}

export function programNamesQuery({ api }: { api: Api }, search: AdminListSearch<'programNames'>) {
  return api.admin.programTypes.list.queryOptions(programNamesInput(search), { meta: OWN_ERRORS });
}

export function programNamesInput({ q = '', by, page = 1 }: AdminListSearch<'programNames'>) {
  return { text: q, sort: by, page };
}

/** Has everything told about offers and their names asked for anew: something was done to one. */
export async function refreshOffers({
  api,
  queryClient,
}: {
  api: Api;
  queryClient: QueryClient;
}): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(api.admin.programs.pathFilter()),
    queryClient.invalidateQueries(api.admin.programTypes.pathFilter()),
  ]);
}
