import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApplicationShown } from '#contract/application.ts';
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#domain/application/application-status.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { Button } from '#ui/Button/Button.tsx';
import { saveFile } from '../../data/save-file.ts';
import { LinkSegments } from '../../parts/page/LinkSegments.tsx';
import type { DeskSearch } from '../../query/desk-search.ts';
import { useSiteContext } from '../../site-context.ts';
import type { Column } from '../admin/DataTable.tsx';
import { ListKeys } from '../admin/ListKeys.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { deskQuery } from './application-queries.ts';
import { DeskRow } from './DeskRow.tsx';

const PATH = '/account/broker/others-mortgage-applications' as const;
const REFRESH_MS = 60_000;

const COLUMNS: readonly Column[] = [
  { title: 'Клиент' },
  { title: 'Телефон', width: 160 },
  { title: 'Бренд' },
  { title: 'Статус', width: 240 },
  { title: 'Дней', width: 96, isNumber: true },
  { title: 'Ведёт', width: 136 },
];

interface DeskListProps {
  search: DeskSearch;
  /** The application beside the list. */
  openedId: number | undefined;
}

/** Applications of others: their statuses with counts, the search, the rows of a page. */
export function DeskList({ search, openedId }: DeskListProps) {
  const context = useSiteContext();
  const query = useQuery({
    ...deskQuery(context, search),
    placeholderData: (old) => old,
    refetchInterval: REFRESH_MS,
  });
  const download = useMutation({
    ...context.api.account.applications.export.mutationOptions(),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv'),
  });
  const { counts, asOf, rows = [] } = query.data ?? {};
  const all = APPLICATION_STATUSES.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);
  const linkTo = (status?: ApplicationStatus) => ({
    to: PATH,
    search: { q: search.q, ...(status && { status }) },
  });
  return (
    <ListPage
      title="Заявки клиентов"
      query={query}
      columns={COLUMNS}
      row={(application: ApplicationShown, list) => (
        <DeskRow
          key={application.id}
          application={application}
          asOf={list.asOf}
          isOpened={application.id === openedId}
        />
      )}
      search={search}
      kept={{ status: search.status }}
      searchLabel="Имя, телефон или номер"
      filters={
        <LinkSegments
          label="Статус заявок"
          segments={[
            { title: 'Все', count: all, isCurrent: search.status === undefined, link: linkTo() },
            ...APPLICATION_STATUSES.map((status) => ({
              title: APPLICATION_STATUS_LABELS[status],
              count: counts?.[status] ?? 0,
              isCurrent: search.status === status,
              link: linkTo(status),
            })),
          ]}
        />
      }
      actions={
        <Button
          variant="secondary"
          size="s"
          loading={download.isPending}
          disabled={rows.length === 0}
          onClick={() =>
            download.mutate({ text: search.q ?? '', ...(search.status && { status: search.status }) })
          }
        >
          Скачать CSV
        </Button>
      }
      keys={
        <>
          {asOf && (
            <span>
              Обновлено в{'\u00a0'}
              {formatTime(asOf)}
            </span>
          )}
          <ListKeys list={PATH} step="статус" ids={rows.map(({ id }) => id)} openedId={openedId} />
        </>
      }
      empty={{
        title: 'Заявок пока нет',
        text: 'Они появятся, когда партнёры начнут первые сделки',
      }}
      narrowedBy={
        search.status === undefined
          ? null
          : { text: `статус «${APPLICATION_STATUS_LABELS[search.status]}»`, drop: 'Все статусы' }
      }
    />
  );
}
