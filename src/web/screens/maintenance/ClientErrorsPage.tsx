import { useQuery } from '@tanstack/react-query';
import type { ClientErrorShown } from '#contract/maintenance.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import type { AmenSearch } from '../../query/amen-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { AmenTabs } from './AmenTabs.tsx';
import styles from './ClientErrorsPage.module.css';
import { clientErrorsQuery } from './maintenance-queries.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Раз', width: 88, isNumber: true },
  { title: 'Сообщение' },
  { title: 'Страница', width: 200 },
  { title: 'Браузер', width: 128 },
  { title: 'Версия', width: 96 },
  { title: 'Последний раз', width: 136 },
];

/** Failures in browsers, by kind. */
export function ClientErrorsPage({ search }: { search: AmenSearch }) {
  const query = useQuery({
    ...clientErrorsQuery(useSiteContext(), search),
    placeholderData: (old) => old,
  });
  return (
    <ListPage
      title="Обслуживание"
      tabs={<AmenTabs current="errors" />}
      query={query}
      columns={COLUMNS}
      row={(error, { asOf }) => <Row key={error.id} error={error} asOf={asOf} />}
      search={search}
      kept={{ tab: 'errors' }}
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
