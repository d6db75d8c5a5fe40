import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { type Column, DataTable } from '../admin/DataTable.tsx';
import { ListTrouble } from '../admin/ListTrouble.tsx';
import { AuditRow } from './AuditRow.tsx';
import { foldEdits } from './fold-edits.ts';
import { auditQuery } from './maintenance-queries.ts';
import styles from './Newest.module.css';

const COLUMNS: readonly Column[] = [{ title: 'Когда', width: 104 }, { title: 'Правка' }];

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
          {foldEdits(data.rows)
            .slice(0, SHOWN)
            .map(({ first, folded }) => (
              <AuditRow key={first.id} edit={first} folded={folded} asOf={data.asOf} />
            ))}
        </DataTable>
      )}
    </Box>
  );
}
