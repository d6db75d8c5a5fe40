import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AdminList } from '#contract/admin-list.ts';
import type { ListExportInput } from '#contract/list-export.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';
import { ActionBar } from './ActionBar.tsx';
import { AdminPage } from './AdminPage.tsx';
import { type Bulk, ChoiceContext } from './bulk.ts';
import { CsvButton } from './CsvButton.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListTrouble } from './ListTrouble.tsx';
import { Pager } from './Pager.tsx';
import { RowKeys } from './RowKeys.tsx';
import toolbar from './Toolbar.module.css';
import { useChoice } from './use-choice.ts';

/** A list as `useQuery` gives it, with the old page kept while the next one comes. */
interface ListQuery<List> {
  data: List | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface ListPageProps<List extends AdminList<unknown>> {
  title: string;
  query: ListQuery<List>;
  columns: readonly Column[];
  row: (row: List['rows'][number], list: List) => ReactNode;
  search: AdminListSearch;
  /** Filters of the list's own in its address. */
  kept?: Record<string, string | undefined>;
  /** Names the things that may be searched for. */
  searchLabel: string;
  /** Above the search. */
  before?: ReactNode;
  /** Filters before the search. */
  filters?: ReactNode;
  /** A quiet line after the search. */
  note?: ReactNode;
  actions?: ReactNode;
  /** The list as its table is asked for. */
  csv?: ListExportInput;
  /** Lets many rows be chosen and acted upon at once; every row then begins with a `ChoiceCell`. */
  bulk?: Bulk<List['rows'][number]> | undefined;
  /** Under the rows. */
  legend?: ReactNode;
  /** In the line at the bottom: what the keyboard does here, if it is more than at any list. */
  keys?: ReactNode;
  /** In place of a list that has nothing at all. */
  empty: { title: string; text?: ReactNode; action?: ReactNode };
  /** The condition that narrows the list besides the text, and the words of the link that drops it. */
  narrowedBy?: { text: string; drop: string } | null;
  /** Around the page: the way down to it, its tabs. */
  steps?: readonly ReactNode[];
  tabs?: ReactNode;
}

const CHOICE: Column = { title: 'Выбор', width: 52, isTitleHidden: true };

/** A page of the console that is a list: search, rows of one page, what to do when there are none. */
export function ListPage<List extends AdminList<unknown>>(props: ListPageProps<List>) {
  const { title, query, columns, row, search, searchLabel, filters, note, legend, bulk } = props;
  const { data, isError, isPlaceholderData, refetch } = query;
  const { rows = [], total = 0, page = 1, pages = 1 } = data ?? {};
  const { q = '' } = search;
  const { choice, chosen, choose } = useChoice(bulk ? rows.map(bulk.idOf) : []);
  return (
    <AdminPage
      title={title}
      {...(props.steps && { steps: props.steps })}
      tabs={props.tabs}
      actions={
        <>
          {props.csv && <CsvButton asked={props.csv} isEmpty={rows.length === 0} />}
          {props.actions}
        </>
      }
      footer={
        <>
          <span>
            {formatNumber(rows.length)} из{'\u00a0'}
            {formatNumber(total)}
          </span>
          {props.keys ?? <RowKeys mayChoose={bulk !== undefined} />}
          <Pager page={page} pages={pages} />
        </>
      }
    >
      {props.before}
      <div className={toolbar.toolbar}>
        {filters}
        <ListSearch label={searchLabel} text={q} kept={{ ...props.kept, by: search.by }} />
        {note && <span className={toolbar.note}>{note}</span>}
      </div>
      {isError && <ListTrouble asOf={data?.asOf} onRetry={() => void refetch()} />}
      {data && rows.length > 0 && (
        <>
          <ChoiceContext value={bulk ? choice : null}>
            <DataTable
              label={title}
              columns={bulk ? [CHOICE, ...columns] : columns}
              by={search.by}
              isBusy={isPlaceholderData}
            >
              {rows.map((one) => row(one, data))}
            </DataTable>
          </ChoiceContext>
          {legend}
          {bulk && <ActionBar bulk={bulk} rows={rows} chosen={chosen} onChoose={choose} />}
        </>
      )}
      {data && rows.length === 0 && (
        <NoRows q={q} empty={props.empty} narrowedBy={props.narrowedBy ?? null} />
      )}
    </AdminPage>
  );
}

type NoRowsProps = { q: string } & Required<Pick<ListPageProps<never>, 'empty' | 'narrowedBy'>>;

function NoRows({ q, empty, narrowedBy }: NoRowsProps) {
  if (q === '' && !narrowedBy) {
    return (
      <EmptyList title={empty.title} actions={empty.action}>
        {empty.text}
      </EmptyList>
    );
  }
  const look = buttonClass({ variant: 'secondary', size: 's' });
  return (
    <EmptyList
      title="Ничего не найдено"
      actions={
        <>
          {narrowedBy && (
            <Link to="." search={({ q, by }) => ({ q, by })} className={look}>
              {narrowedBy.drop}
            </Link>
          )}
          {q !== '' && (
            <Link to="." search={(known) => ({ ...known, q: undefined, page: undefined })} className={look}>
              Убрать «{q}»
            </Link>
          )}
        </>
      }
    >
      {[q && `«${q}»`, narrowedBy?.text].filter(Boolean).join(', ')}
    </EmptyList>
  );
}
