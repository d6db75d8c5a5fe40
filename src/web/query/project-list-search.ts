import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface ProjectListSearch extends AdminListSearch<'projects'> {
  /** The words to find programmes of the grid by. */
  program?: string | undefined;
  /** The programme and the project whose assignment is open: '12-5'. */
  cell?: string | undefined;
}

/** Reads the part of the projects of a client that an address asks for. */
export function readProjectListSearch(raw: Record<string, unknown>): ProjectListSearch {
  const [program, cell] = [raw.program, raw.cell].map((one) => String(one ?? '').trim());
  return {
    ...readAdminListSearch(raw, 'projects'),
    program: program!.slice(0, 200) || undefined,
    cell: /^[1-9]\d{0,8}-[1-9]\d{0,8}$/.test(cell!) ? cell : undefined,
  };
}
