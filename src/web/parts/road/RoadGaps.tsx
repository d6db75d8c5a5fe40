import { useQuery } from '@tanstack/react-query';
import { NBSP } from '#domain/text/nbsp.ts';
import { useRoad } from '../../query/use-road.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './RoadGaps.module.css';
import { roadGapsQuery } from './road-query.ts';

/** Says that minutes are estimates while a router does not answer; the rest of the search is whole. */
export function RoadGaps() {
  const { data } = useQuery(roadGapsQuery(useSiteContext(), useRoad()));
  if (!data?.hasGaps) return null;
  return (
    <p className={styles.gaps} role="status">
      Сервис маршрутов ответил не{NBSP}на{NBSP}все вопросы: время со{NBSP}знаком{NBSP}≈ оценено по{NBSP}
      прямой. Остальное в{NBSP}поиске полно.
    </p>
  );
}
