import type { MaintenanceShown } from '#contract/maintenance.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Box } from '../admin/Box.tsx';
import { momentText } from '../admin/moment-text.ts';
import styles from './CountsBox.module.css';

const TITLES: Record<keyof MaintenanceShown['counts'], string> = {
  complexes: 'ЖК',
  houses: 'Дома',
  flats: 'Квартиры',
  flatsOnSale: 'Квартиры в продаже',
  feeds: 'Фиды',
  leads: 'Заявки',
  applications: 'Заявки на ипотеку',
  files: 'Файлы',
  users: 'Пользователи',
  sessions: 'Сеансы входа',
  workWaiting: 'Фоновые задачи ждут',
  workFailed: 'Фоновые задачи не удались',
};

/** How much of everything there is. */
export function CountsBox({ maintenance: { counts, asOf } }: { maintenance: MaintenanceShown }) {
  return (
    <Box title="Числа" note={momentText(asOf, asOf)}>
      <dl className={styles.counts}>
        {(Object.keys(TITLES) as (keyof typeof TITLES)[]).map((name) => (
          <div
            key={name}
            className={styles.count}
            data-waiting={(name === 'workFailed' && counts[name] > 0) || undefined}
          >
            <dt>{TITLES[name]}</dt>
            <dd>{formatNumber(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
