import type { MapBox } from '#contract/search-figures.ts';
import { countListings } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './MapNotices.module.css';

export interface MapNoticesProps {
  /** The houses in sight; undefined before the first answer. */
  box: MapBox | undefined;
  isOld: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** Null while nothing was found anywhere. */
  onShowAll: (() => void) | null;
  /** Says what the tint of the map means; null without one. */
  reach: string | null;
}

/** Tells how much is in sight of the map, that nothing is, or that the server could not be asked. */
export function MapNotices({ box, isOld, hasFailed, onRetry, onShowAll, reach }: MapNoticesProps) {
  const count = box && countOf(box);
  const isEmpty = count === 0 && !isOld && !hasFailed;
  return (
    <div className={styles.notices}>
      {hasFailed && (
        <div role="alert" className={styles.card}>
          <p>
            <b>Не удалось обновить.</b> На{NBSP}карте прежние цены.
          </p>
          <Button variant="secondary" size="s" icon={<Icon name="refresh" />} onClick={onRetry}>
            Повторить
          </Button>
        </div>
      )}
      {isEmpty && (
        <div className={styles.card}>
          <p>{onShowAll ? 'Здесь ничего нет' : 'Ничего не найдено'}</p>
          {onShowAll && (
            <Button variant="secondary" size="s" onClick={onShowAll}>
              Показать всё найденное
            </Button>
          )}
        </div>
      )}
      {reach && <p className={styles.count}>{reach}</p>}
      <p role="status" className={styles.count} data-old={isOld || undefined}>
        {count !== undefined && `На${NBSP}карте ${countListings(count)}`}
      </p>
    </div>
  );
}

function countOf({ clusters, houses }: MapBox): number {
  const together = clusters.reduce((total, { count }) => total + count, 0);
  return houses.reduce((total, { flatsCount }) => total + flatsCount, together);
}
