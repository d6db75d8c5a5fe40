import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { type Column, DataTable } from '../admin/DataTable.tsx';
import { ListTrouble } from '../admin/ListTrouble.tsx';
import { AuditRow } from './AuditRow.tsx';
import { auditQuery } from './maintenance-queries.ts';
import styles from './Newest.module.css';

const COLUMNS: readonly Column[] = [
  { title: 'Когда', width: 104 },
  { title: 'Кто', width: 128 },
  { title: 'Что', width: 176 },
  { title: 'Изменение' },
];

const SHOWN = 6;

/** The newest of what people changed. */
export function NewestEdits() {
  const { data, isError, refetch } = useQuery(auditQuery(useSiteContext(), {}));
  return (
    <Box
      title="Журнал правок"
      actions={
        <Link to="/admin/amen/audit" search={{}} className={styles.all}>
          Весь журнал
        </Link>
      }
    >
      {isError && <ListTrouble asOf={data?.asOf} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && <p className={styles.empty}>Правок пока нет</p>}
      {data && data.rows.length > 0 && (
        <DataTable label="Последние правки" columns={COLUMNS}>
          {data.rows.slice(0, SHOWN).map((edit) => (
            <AuditRow key={edit.id} edit={edit} asOf={data.asOf} />
          ))}
        </DataTable>
      )}
    </Box>
  );
}
