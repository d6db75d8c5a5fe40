import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import type { CatalogSearch } from '../../query/catalog-search.ts';
import { ComplexCards } from './ComplexCards.tsx';
import { FlatCards } from './FlatCards.tsx';
import { MainRow } from './MainRow.tsx';
import type { MainGroup } from './main-groups.ts';
import { groupQueries } from './main-queries.ts';

const route = getRouteApi('/');

/** Results of one ready search; nothing where it finds nothing. */
export function GroupRow({ group, search }: { group: MainGroup; search: CatalogSearch }) {
  const context = route.useRouteContext();
  const queries = groupQueries(context, group, search);
  const { data: total = 0 } = useQuery(queries.total as { queryKey: readonly unknown[] }) as {
    data?: number;
  };
  const { data: complexes } = useQuery({ ...queries.complexes, enabled: group.isComplexes });
  const { data: flats } = useQuery({ ...queries.flats, enabled: !group.isComplexes });
  if (total === 0) return null;
  return (
    <MainRow
      title={group.title}
      hint={nonBreaking(group.hint)}
      all={
        <Link
          to="/search"
          search={(old) => ({
            ...old,
            complexes: group.isComplexes || undefined,
            searchFilters: group.filters,
            presetTab: undefined,
          })}
        >
          Все {formatNumber(total)}
        </Link>
      }
    >
      {complexes && <ComplexCards pages={[complexes]} />}
      {flats && <FlatCards pages={[flats]} />}
    </MainRow>
  );
}
