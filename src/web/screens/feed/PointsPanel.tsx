import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PointShown } from '#contract/feed.ts';
import { writeCoordinates } from '#domain/geo/coordinates-text.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { refreshFeeds } from './feed-queries.ts';
import { precisionText } from './feed-texts.ts';
import { PlaceHouseModal } from './PlaceHouseModal.tsx';
import styles from './TwinsPanel.module.css';

const COLUMNS: readonly Column[] = [
  { title: 'Дом' },
  { title: 'Адрес в\u00a0фиде' },
  { title: 'Найдено', width: 280 },
  { title: 'Решение', width: 400 },
];

/**
 * Houses whose feed gives no point, with the points that a geocoder proposes: none is on the map until a person takes
 * the point or gives another.
 */
export function PointsPanel({ points }: { points: readonly PointShown[] }) {
  const [placed, setPlaced] = useState<PointShown | null>(null);
  return (
    <Box
      id="points"
      isWaiting
      title="Дома без точки на карте"
      note={'Без решения дом не\u00a0на\u00a0карте; решение фиды не\u00a0меняют'}
    >
      <DataTable label="Дома без точки на карте" columns={COLUMNS} className={styles.table}>
        {points.map((point) => (
          <Row key={point.houseId} point={point} onPlace={() => setPlaced(point)} />
        ))}
      </DataTable>
      <PlaceHouseModal point={placed} onClose={() => setPlaced(null)} />
    </Box>
  );
}

interface RowProps {
  point: PointShown;
  /** Opens the form in which a person gives the point. */
  onPlace: () => void;
}

function Row({ point, onPlace }: RowProps) {
  const { houseName, complexId, complexName, asked, found } = point;
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
        {found === null ? (
          'Не\u00a0нашлось: укажите адрес или точку'
        ) : (
          <span className={styles.place}>
            {found.label}
            <span className={styles.clients}>
              {precisionText(found.precision, found.isOwn)}, {writeCoordinates(found)}
            </span>
          </span>
        )}
      </Cell>
      <Cell className={styles.verdict}>
        <Decision point={point} onPlace={onPlace} />
      </Cell>
    </tr>
  );
}

function Decision({ point: { houseId, houseName, found }, onPlace }: RowProps) {
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
      {found && (
        <Button
          size="s"
          loading={decide.isPending}
          aria-label={`Поставить точку: ${houseName}`}
          onClick={press('accepted', 'Точка поставлена')}
        >
          Поставить
        </Button>
      )}
      <Button
        variant={found ? 'secondary' : 'primary'}
        size="s"
        disabled={decide.isPending}
        aria-label={`Указать точку: ${houseName}`}
        onClick={onPlace}
      >
        Указать…
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
