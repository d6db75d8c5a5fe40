import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PointShown } from '#contract/feed.ts';
import type { PointPrecision } from '#domain/geo/found-address.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { refreshFeeds } from './feed-queries.ts';
import styles from './TwinsPanel.module.css';

const COLUMNS: readonly Column[] = [
  { title: 'Дом' },
  { title: 'Адрес в\u00a0фиде' },
  { title: 'Найдено', width: 300 },
  { title: 'Решение', width: 300 },
];

const PRECISIONS: Record<PointPrecision, string> = {
  house: 'точно до\u00a0дома',
  street: 'до\u00a0улицы',
  settlement: 'до\u00a0населённого пункта',
  region: 'до\u00a0региона',
};

/** Houses whose feed gives no point, with the points that a geocoder proposes: none is on the map until it is taken. */
export function PointsPanel({ points }: { points: readonly PointShown[] }) {
  return (
    <Box
      id="points"
      isWaiting
      title="Дома без точки на карте"
      note={'Без решения дом не\u00a0на\u00a0карте; решение фиды не\u00a0меняют'}
    >
      <DataTable label="Дома без точки на карте" columns={COLUMNS} className={styles.table}>
        {points.map((point) => (
          <Row key={point.houseId} point={point} />
        ))}
      </DataTable>
    </Box>
  );
}

function Row({ point }: { point: PointShown }) {
  const { houseName, complexId, complexName, asked, label, precision, isOwn, latitude, longitude } = point;
  const how = `${PRECISIONS[precision]}${isOwn ? ', по\u00a0нашему справочнику' : ''}`;
  return (
    <tr>
      <Cell title="Дом">
        <span className={styles.place}>
          <Link to="/complex/$id" params={{ id: complexId }} search={{}}>
            {complexName}
          </Link>
          <span className={styles.clients}>{houseName}</span>
        </span>
      </Cell>
      <Cell title={'Адрес в\u00a0фиде'}>{asked}</Cell>
      <Cell title="Найдено" className={styles.why}>
        <span className={styles.place}>
          {label}
          <span className={styles.clients}>
            {how}, {latitude.toFixed(5)}, {longitude.toFixed(5)}
          </span>
        </span>
      </Cell>
      <Cell className={styles.verdict}>
        <Decision point={point} />
      </Cell>
    </tr>
  );
}

function Decision({ point: { houseId, houseName } }: { point: PointShown }) {
  const { api, queryClient } = useSiteContext();
  const { notify } = useNotifications();
  const decide = useMutation(api.admin.feed.decidePoint.mutationOptions());
  const press = (verdict: 'accepted' | 'refused', title: string) => () =>
    decide.mutate(
      { houseId, verdict },
      {
        onSuccess: async () => {
          notify({ type: 'success', title });
          await refreshFeeds({ api, queryClient });
        },
      },
    );
  return (
    <>
      <Button
        size="s"
        loading={decide.isPending}
        aria-label={`Поставить точку: ${houseName}`}
        onClick={press('accepted', 'Точка поставлена')}
      >
        Поставить
      </Button>
      <Button
        variant="secondary"
        size="s"
        disabled={decide.isPending}
        aria-label={`Отклонить точку: ${houseName}`}
        onClick={press('refused', 'Точка отклонена')}
      >
        Отклонить
      </Button>
    </>
  );
}
