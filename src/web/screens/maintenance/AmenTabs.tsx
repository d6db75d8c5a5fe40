import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import type { AMEN_TABS } from '../../query/amen-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { PageTabs, pageTabClass } from '../admin/PageTabs.tsx';
import styles from './AmenTabs.module.css';
import { maintenanceQuery } from './maintenance-queries.ts';

type Tab = (typeof AMEN_TABS)[number] | undefined;

/** The pages of maintenance, with how much the lists hold. */
export function AmenTabs({ current }: { current: Tab }) {
  const { data } = useQuery(maintenanceQuery(useSiteContext()));
  const tabs: [tab: Tab, title: string, count?: number][] = [
    [undefined, 'Действия'],
    ['audit', 'Журнал правок', data?.edits],
    ['errors', 'Ошибки клиентов', data?.clientErrorsOfDay],
  ];
  return (
    <PageTabs label="Разделы обслуживания">
      {tabs.map(([tab, title, count]) => (
        <Link
          key={title}
          to="/admin/amen"
          search={{ tab }}
          activeOptions={{ includeSearch: true, explicitUndefined: true }}
          aria-current={tab === current ? 'page' : undefined}
          className={pageTabClass}
        >
          {title}
          {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
        </Link>
      ))}
    </PageTabs>
  );
}
