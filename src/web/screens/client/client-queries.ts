import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';
import { type FiguresSearch, USUAL_PERIOD } from '../../query/figures-search.ts';

/** Clients as their address asks for them. */
export function clientsQuery({ api }: { api: Api }, search: AdminListSearch<'clients'>) {
  return api.admin.clients.list.queryOptions(clientsInput(search), { meta: OWN_ERRORS });
}

export function clientsInput({ q = '', by, page = 1 }: AdminListSearch<'clients'>) {
  return { text: q, sort: by, page };
}

export function clientQuery({ api }: { api: Api }, id: number) {
  return api.admin.clients.get.queryOptions({ id }, { meta: OWN_ERRORS });
}

/** Projects of a client as their address asks for them. */
export function projectsQuery({ api }: { api: Api }, id: number, search: AdminListSearch<'projects'>) {
  return api.admin.clients.projects.queryOptions(projectsInput(id, search), { meta: OWN_ERRORS });
}

export function projectsInput(id: number, { q = '', by, page = 1 }: AdminListSearch<'projects'>) {
  return { id, text: q, sort: by, page };
}

/** One project, whatever page of the list it stands on. */
export function projectQuery({ api }: { api: Api }, id: number, only: number) {
  return api.admin.clients.projects.queryOptions({ id, only }, { meta: OWN_ERRORS });
}

/** The names of all projects of a client. */
export function projectNamesQuery({ api }: { api: Api }, id: number) {
  return api.admin.clients.projectNames.queryOptions({ id }, { meta: OWN_ERRORS });
}

/** Programmes of all banks. */
export function bankProgramsQuery({ api }: { api: Api }) {
  return api.admin.programs.bankPrograms.queryOptions(undefined, { meta: OWN_ERRORS });
}

/** The programmes a project takes. */
export function projectProgramsQuery({ api }: { api: Api }, projectId: number) {
  return api.admin.programs.assignments.queryOptions({ projectId }, { meta: OWN_ERRORS });
}

export function clientComplexQuery({ api }: { api: Api }, clientId: number, id: number) {
  return api.admin.clients.complex.queryOptions({ clientId, id }, { meta: OWN_ERRORS });
}

/** All complexes, those of the client first. */
export function clientComplexesQuery(
  { api }: { api: Api },
  id: number,
  search: AdminListSearch<'complexes'>,
) {
  return api.admin.clients.complexes.queryOptions(clientComplexesInput(id, search), { meta: OWN_ERRORS });
}

export function clientComplexesInput(id: number, { q = '', by, page = 1 }: AdminListSearch<'complexes'>) {
  return { id, text: q, sort: by, page };
}

/** Figures of the widgets of a client in a period. */
export function figuresQuery(
  { api }: { api: Api },
  clientId: number,
  { days = USUAL_PERIOD }: FiguresSearch,
) {
  return api.admin.figures.get.queryOptions({ clientId, days }, { meta: OWN_ERRORS });
}
