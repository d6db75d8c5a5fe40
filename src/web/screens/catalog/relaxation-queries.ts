import type { FilterWords } from '#domain/catalog/filters/filter-chips.ts';
import { relaxations } from '#domain/catalog/filters/relaxations.ts';
import type { RouterContext } from '../../router.tsx';
import { askedSearch, type PlacedSearch } from './asked-search.ts';
import { totalQuery } from './catalogue-queries.ts';

/** So many ways are tried at most. */
const MOST_TRIED = 16;

/** Ways to ask for a little less than a search that found nothing, each with the call that counts what it finds. */
export function relaxationQueries(context: RouterContext, search: PlacedSearch, names?: FilterWords) {
  const asked = askedSearch(search);
  return relaxations(asked.filters, context.settings.now, names)
    .slice(0, MOST_TRIED)
    .map((relaxation) => ({
      ...relaxation,
      query: totalQuery(context, { ...asked, filters: relaxation.filters }, search.complexes),
    }));
}
