import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { uploadsQuery } from './upload-queries.ts';

export async function loadUploads(context: RouterContext, { search }: { search: AdminListSearch }) {
  await context.queryClient.ensureQueryData(uploadsQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Загрузка файлов' }) };
}
