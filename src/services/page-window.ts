import { ADMIN_PAGE_SIZE, type PageAsked } from '#contract/admin-list.ts';
import type { ServiceContext } from './context.ts';

/** No table that a person carries out has more rows. */
export const MOST_ROWS = 50_000;

/** Finds the rows of `total` that a page holds, pages from 1; a page past the end is the last one. */
export function pageWindow(
  { now }: ServiceContext,
  total: number,
  asked: PageAsked,
  usualSize = ADMIN_PAGE_SIZE,
) {
  const size = asked === 'all' ? MOST_ROWS : usualSize;
  const pages = Math.max(1, Math.ceil(total / size));
  const page = asked === 'all' ? 1 : Math.min(asked, pages);
  return {
    shown: { asOf: now, page, pages, total },
    rows: { limit: size, offset: (page - 1) * size },
  };
}
