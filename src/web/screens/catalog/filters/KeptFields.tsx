import { useLocation } from '@tanstack/react-router';
import { encodeFilters, respellFilters } from '#domain/catalog/filters/filter-spellings.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { parseSearch } from '../../../query/site-search.ts';

export interface KeptFieldsProps {
  /** Filters the form has no fields for. */
  base: SearchFilters;
  /** Parameters the form itself sets or leaves behind. */
  except?: readonly string[];
}

const NEVER_KEPT = ['searchFilters', 'presetTab', 'page'];

/** The rest of the address, so that a form sent without scripts loses nothing of it. */
export function KeptFields({ base, except = [] }: KeptFieldsProps) {
  const text = useLocation({ select: ({ searchStr }) => searchStr });
  const kept = Object.entries(parseSearch(text)).filter(
    ([name]) => !NEVER_KEPT.includes(name) && !except.includes(name),
  );
  const filters = encodeFilters(base);
  return (
    <>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {filters && (
        <input type="hidden" name="searchFilters" value={JSON.stringify(respellFilters(filters))} />
      )}
    </>
  );
}
