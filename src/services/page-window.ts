import { ADMIN_PAGE_SIZE } from '#contract/admin-list.ts';
import type { ServiceContext } from './context.ts';

/** Finds the rows of `total` that a page holds, pages from 1; a page past the end is the last one. */
export function pageWindow({ now }: ServiceContext, total: number, asked: number, size = ADMIN_PAGE_SIZE) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pages);
  return {
    shown: { asOf: now, page, pages, total },
    rows: { limit: size, offset: (page - 1) * size },
  };
}
