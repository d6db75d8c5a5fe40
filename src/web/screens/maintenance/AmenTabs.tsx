import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import { useSiteContext } from '../../site-context.ts';
import { PageTabs, pageTabClass } from '../admin/PageTabs.tsx';
import styles from './AmenTabs.module.css';
import { maintenanceQuery } from './maintenance-queries.ts';

/** The pages of maintenance, with how much the lists hold. */
export function AmenTabs() {
  const { data } = useQuery(maintenanceQuery(useSiteContext()));
  const tabs = [
    { to: '/admin/amen', title: 'Действия' },
    { to: '/admin/amen/work', title: 'Фоновая работа', count: data?.counts.workFailed },
    { to: '/admin/amen/audit', title: 'Журнал правок', count: data?.edits },
    { to: '/admin/amen/errors', title: 'Ошибки клиентов', count: data?.clientErrorsOfDay },
  ] as const;
  return (
    <PageTabs label="Разделы обслуживания">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          search={{}}
          activeOptions={{ exact: true, includeSearch: false }}
          className={pageTabClass}
        >
          {tab.title}
          {'count' in tab && tab.count !== undefined && (
            <span className={styles.count}>{formatNumber(tab.count)}</span>
          )}
        </Link>
      ))}
    </PageTabs>
  );
}
