import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { readFilterForm } from '#domain/catalog/filters/filter-form.ts';
import { encodeFilters } from '#domain/catalog/filters/filter-spellings.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { saysWhere } from '#domain/catalog/says-where.ts';
import type { CatalogSearch } from '../../../query/catalog-search.ts';

export interface FilterDraft {
  filters: SearchFilters;
  isComplexes: boolean;
}

/**
 * Holds the search a form of filters would ask for as it stands. Fields keep themselves, as they do without scripts;
 * `onChange` reads them again after React has settled. `base` are the filters the form has no fields for.
 */
export function useFilterDraft(start: FilterDraft, base: SearchFilters = {}) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(start);

  /** Undefined before the form is on the page. */
  function read(): FilterDraft | undefined {
    if (!form.current) return undefined;
    const fields = [...new FormData(form.current)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const isComplexes = fields.some(([name, value]) => name === 'complexes' && value === 'true');
    return { filters: readFilterForm(fields, base), isComplexes };
  }

  function onChange() {
    // A number field puts its text in order after the event.
    setTimeout(() => setDraft((old) => read() ?? old));
  }

  return { form, draft, read, onChange, restart: setDraft };
}

interface Beside {
  /** Another place to search in. */
  place?: string | undefined;
  /** On the map too. */
  map?: boolean | undefined;
}

/**
 * Goes to the search a form of filters asks for; the quick tab and the page number stay behind. The address names the
 * place where the page has searched, or whoever it is sent to would search in theirs.
 */
export function useSearchBy({ location }: Pick<CatalogSearch, 'location'>) {
  const navigate = useNavigate();
  return ({ filters, isComplexes }: FilterDraft, { place, map }: Beside = {}) =>
    navigate({
      to: '/search',
      search: (old) => ({
        ...old,
        ...(!saysWhere(filters) && { location: old.location ?? location }),
        ...(place !== undefined && { location: place, area: undefined }),
        ...(map && { map }),
        searchFilters: encodeFilters(filters),
        complexes: isComplexes || undefined,
        presetTab: undefined,
        page: undefined,
      }),
      resetScroll: true,
    });
}
