import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ClientErrorShown } from '#contract/maintenance.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { AmenTabs } from './AmenTabs.tsx';
import styles from './ClientErrorsScreen.module.css';
import { clientErrorsInput, clientErrorsQuery } from './maintenance-queries.ts';

const route = getRouteApi('/admin/amen/errors');

const COLUMNS: readonly Column<'clientErrors'>[] = [
  { title: 'Раз', width: 88, isNumber: true, sort: 'count' },
  { title: 'Сообщение', sort: 'message' },
  { title: 'Страница', width: 200, sort: 'page' },
  { title: 'Браузер', width: 128, sort: 'browser' },
  { title: 'Версия', width: 96, sort: 'release' },
  { title: 'Последний раз', width: 136, sort: 'lastAt', isDownFirst: true },
];

/** Failures in browsers, by kind. */
export function ClientErrorsScreen() {
  const search = route.useSearch();
  const query = useQuery({
    ...clientErrorsQuery(route.useRouteContext(), search),
    placeholderData: (old) => old,
  });
  return (
    <ListPage
      title="Ошибки клиентов"
      tabs={<AmenTabs />}
      query={query}
      columns={COLUMNS}
      row={(error, { asOf }) => <Row key={error.id} error={error} asOf={asOf} />}
      search={search}
      csv={{ list: 'clientErrors', ...clientErrorsInput(search) }}
      searchLabel="Сообщение, страница, браузер"
      empty={{ title: 'Ошибок нет', text: 'Здесь видно, что сломалось в браузерах за 30 дней' }}
    />
  );
}

function Row({ error, asOf }: { error: ClientErrorShown; asOf: Date }) {
  const { count, message, stack, page, browser, release, firstAt, lastAt } = error;
  return (
    <tr>
      <Cell title="Раз" isNumber>
        {formatNumber(count)}
      </Cell>
      <Cell className={styles.message}>
        {stack ? (
          <details>
            <summary className={styles.summary}>{message}</summary>
            <p className={row.quiet}>Впервые: {momentText(firstAt, asOf)}</p>
            <pre className={styles.stack}>{stack}</pre>
          </details>
        ) : (
          message
        )}
      </Cell>
      <Cell title="Страница" className={styles.code}>
        <span title={page ?? undefined}>{page ?? '—'}</span>
      </Cell>
      <Cell title="Браузер" className={row.soft}>
        {browser ?? '—'}
      </Cell>
      <Cell title="Версия" className={row.soft}>
        {release}
      </Cell>
      <Cell title="Последний раз" className={row.soft}>
        {momentText(lastAt, asOf)}
      </Cell>
    </tr>
  );
}
