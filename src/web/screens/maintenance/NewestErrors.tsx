import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { ListTrouble } from '../admin/ListTrouble.tsx';
import row from '../admin/Row.module.css';
import { clientErrorsQuery } from './maintenance-queries.ts';
import styles from './Newest.module.css';

const COLUMNS: readonly Column[] = [
  { title: 'Раз', width: 72, isNumber: true },
  { title: 'Сообщение' },
  { title: 'Страница', width: 136 },
  { title: 'Браузер', width: 128 },
];

const SHOWN = 4;

/** The newest of what fails in browsers. */
export function NewestErrors() {
  const { data, isError, refetch } = useQuery(clientErrorsQuery(useSiteContext(), {}));
  return (
    <Box
      title="Ошибки клиентов"
      actions={
        <Link to="/admin/amen/errors" search={{}} className={styles.all}>
          Все ошибки
        </Link>
      }
    >
      {isError && <ListTrouble asOf={data?.asOf} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && <p className={styles.empty}>Ошибок нет</p>}
      {data && data.rows.length > 0 && (
        <DataTable label="Последние ошибки" columns={COLUMNS}>
          {data.rows.slice(0, SHOWN).map(({ id, count, message, page, browser }) => (
            <tr key={id}>
              <Cell title="Раз" isNumber>
                {formatNumber(count)}
              </Cell>
              <Cell isLong className={row.name}>
                <span title={message}>{message}</span>
              </Cell>
              <Cell title="Страница" className={row.soft}>
                <span title={page ?? undefined}>{page ?? '—'}</span>
              </Cell>
              <Cell title="Браузер" className={row.soft}>
                {browser ?? '—'}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </Box>
  );
}
