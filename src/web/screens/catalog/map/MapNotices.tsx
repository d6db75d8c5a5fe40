import type { ReactNode } from 'react';
import type { MapBox } from '#contract/search-figures.ts';
import { countComplexes, countListings } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './MapNotices.module.css';

export interface MapNoticesProps {
  /** The houses in sight; undefined before the first answer. */
  box: MapBox | undefined;
  /** Complexes are counted, not their flats. */
  areComplexes: boolean;
  isOld: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** Null while nothing was found anywhere. */
  onShowAll: (() => void) | null;
  /** Says what the tint of the map means; null without one. */
  reach: string | null;
  /** Words of the layers. */
  children: ReactNode;
}

/** Tells how much is in sight of the map, that nothing is, or that the server could not be asked. */
export function MapNotices({ box, areComplexes, isOld, hasFailed, ...props }: MapNoticesProps) {
  const { onRetry, onShowAll, reach, children } = props;
  const count = box && (areComplexes ? complexesOf(box) : countOf(box));
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
      {children}
      {reach && <p className={styles.count}>{reach}</p>}
      <p role="status" className={styles.count} data-old={isOld || undefined}>
        {count !== undefined &&
          `На${NBSP}карте ${areComplexes ? countComplexes(count) : countListings(count)}`}
      </p>
    </div>
  );
}

/** A complex whose houses stand in several marks is one. */
function complexesOf({ clusters, houses }: MapBox): number {
  const ids = [
    ...clusters.flatMap(({ complexIds }) => complexIds),
    ...houses.map(({ complexId }) => complexId),
  ];
  return new Set(ids).size;
}

function countOf({ clusters, houses }: MapBox): number {
  const together = clusters.reduce((total, { count }) => total + count, 0);
  return houses.reduce((total, { flatsCount }) => total + flatsCount, together);
}
