import { useQuery } from '@tanstack/react-query';
import { Badge } from '#ui/Badge/Badge.tsx';
import { useSiteContext } from '../../site-context.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { ListTrouble } from '../admin/ListTrouble.tsx';
import { AmenTabs } from './AmenTabs.tsx';
import { BackupBox } from './BackupBox.tsx';
import { CountsBox } from './CountsBox.tsx';
import styles from './MaintenanceScreen.module.css';
import { maintenanceInterval, maintenanceQuery } from './maintenance-queries.ts';
import { NewestEdits } from './NewestEdits.tsx';
import { NewestErrors } from './NewestErrors.tsx';
import { NodesBox } from './NodesBox.tsx';
import { RefreshBox } from './RefreshBox.tsx';
import { RerunFeeds } from './RerunFeeds.tsx';

/** Work that can be started on the installation, how much it holds and what happened last. */
export function MaintenanceScreen() {
  const { data, isError, refetch } = useQuery({
    ...maintenanceQuery(useSiteContext()),
    refetchInterval: ({ state }) => maintenanceInterval(state.data),
  });
  return (
    <AdminPage
      title="Обслуживание"
      actions={<Badge tone="danger">Только SUPERADMIN</Badge>}
      tabs={<AmenTabs />}
      footer={<span>Каждое действие попадает в журнал</span>}
    >
      {isError && <ListTrouble asOf={data?.asOf} onRetry={() => void refetch()} />}
      <div className={styles.columns}>
        {data && (
          <div className={styles.column}>
            <RefreshBox maintenance={data} />
            <BackupBox maintenance={data} />
            <RerunFeeds count={data.runnableFeeds} />
            <NodesBox maintenance={data} />
            <CountsBox maintenance={data} />
          </div>
        )}
        <div className={styles.column}>
          <NewestEdits />
          <NewestErrors />
        </div>
      </div>
    </AdminPage>
  );
}
