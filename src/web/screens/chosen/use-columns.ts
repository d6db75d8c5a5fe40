import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type ColumnTerms,
  readColumnsTerms,
  writeColumnsTerms,
} from '#domain/mortgage/terms/column-terms.ts';
import { readTerms, writeTerms } from '#domain/mortgage/terms/terms-text.ts';
import type { AskedTerms } from './chosen-items.ts';

/** The terms that the columns of a comparison are counted with, and how they are changed. */
export interface Columns extends AskedTerms {
  /** Puts something into a column; what is undefined becomes its own again. */
  put: (id: number, tried: { [Name in keyof ColumnTerms]: ColumnTerms[Name] | undefined }) => void;
  /** Counts all columns with the same: a price in each, the first payment and the term as terms of the page. */
  putInAll: (ids: readonly number[], tried: ColumnTerms) => void;
}

/** The terms and the columns of the address. */
export function useColumns(): Columns {
  const search = useSearch({ from: '/compare' });
  const navigate = useNavigate();
  const terms = readTerms(search.terms);
  const columns = readColumnsTerms(search.columns);

  function go(next: ReadonlyMap<number, ColumnTerms>, nextTerms = terms) {
    void navigate({
      to: '/compare',
      search: (old) => ({ ...old, columns: writeColumnsTerms(next), terms: writeTerms(nextTerms) }),
      replace: true,
      resetScroll: false,
    });
  }

  return {
    terms,
    columns,
    put: (id, tried) => go(new Map([...columns, [id, known({ ...columns.get(id), ...tried })]])),
    putInAll(ids, { price, ...tried }) {
      const own = ids.map((id): [number, ColumnTerms] => {
        const cleared = Object.fromEntries(Object.keys(tried).map((name) => [name, undefined]));
        return [id, known({ ...columns.get(id), ...cleared, ...(price !== undefined && { price }) })];
      });
      go(new Map([...columns, ...own]), { ...terms, ...tried });
    },
  };
}

function known(tried: { [Name in keyof ColumnTerms]: ColumnTerms[Name] | undefined }): ColumnTerms {
  return Object.fromEntries(Object.entries(tried).filter(([, value]) => value !== undefined)) as ColumnTerms;
}
