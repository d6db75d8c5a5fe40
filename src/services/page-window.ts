import { ADMIN_PAGE_SIZE } from '#contract/admin-list.ts';

/** Which rows of `total` a page holds, pages from 1; a page past the end is the last one. */
export function pageWindow(total: number, asked: number) {
  const pages = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE));
  const page = Math.min(asked, pages);
  return {
    shown: { page, pages, total },
    rows: { limit: ADMIN_PAGE_SIZE, offset: (page - 1) * ADMIN_PAGE_SIZE },
  };
}
