import type { AdminList, WithPage } from '#contract/admin-list.ts';
import type { ProgramNameListInput, ProgramNameShown } from '#contract/program-name.ts';
import { type ListSort, readSort } from '#domain/list-sorts.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { listProgramTree } from './list-program-tree.ts';

const RUSSIAN = new Intl.Collator('ru');

/** A page of names of programmes, as a tree without another order. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listProgramNamePage(
  ctx: ServiceContext,
  { text, sort, page }: WithPage<ProgramNameListInput>,
): Promise<AdminList<ProgramNameShown>> {
  const sought = text.toLowerCase();
  const found = (await listProgramTree(ctx)).filter(({ name, displayName }) =>
    `${name} ${displayName}`.toLowerCase().includes(sought),
  );
  const names = sort === undefined ? found : sorted(found, sort);
  const { shown, rows } = pageWindow(ctx, names.length, page);
  return { rows: names.slice(rows.offset, rows.offset + rows.limit), ...shown };
}

/** In another order the levels mean nothing. */
function sorted(names: readonly ProgramNameShown[], sort: ListSort<'programNames'>): ProgramNameShown[] {
  const { column, isDown } = readSort(sort);
  return names
    .map((name) => ({ ...name, depth: 0 }))
    .sort((one, other) => (isDown ? -1 : 1) * compare(one[column], other[column]));
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : RUSSIAN.compare(String(one), String(other));
}
