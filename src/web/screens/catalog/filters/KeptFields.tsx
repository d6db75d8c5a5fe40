import { useLocation } from '@tanstack/react-router';
import { encodeFilters, respellFilters } from '#domain/catalog/filters/filter-spellings.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { saysWhere } from '#domain/catalog/says-where.ts';
import { parseSearch } from '../../../query/site-search.ts';

export interface KeptFieldsProps {
  /** Filters the form has no fields for. */
  base: SearchFilters;
  /** Parameters the form itself sets or leaves behind. */
  except?: readonly string[];
  /** Where the page searches, for an address that names no place. */
  place?: string;
}

const NEVER_KEPT = ['searchFilters', 'presetTab', 'page'];

/** The rest of the address, so that a form sent without scripts loses nothing of it. */
export function KeptFields({ base, except = [], place }: KeptFieldsProps) {
  const text = useLocation({ select: ({ searchStr }) => searchStr });
  const assumed = place !== undefined && !saysWhere(base) && { location: place };
  const kept = Object.entries({ ...assumed, ...parseSearch(text) }).filter(
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
