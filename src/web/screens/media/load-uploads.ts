import type { AdminListSearch } from '../../query/admin-list-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { uploadsQuery } from './upload-queries.ts';

export async function loadUploads(context: SiteContext, { search }: { search: AdminListSearch }) {
  await context.queryClient.ensureQueryData(uploadsQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Загрузка файлов' }) };
}
