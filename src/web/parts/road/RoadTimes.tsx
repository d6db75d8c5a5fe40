import type { RoadTime } from '#contract/road.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './RoadTimes.module.css';
import { roadTimeText } from './road-words.ts';

/** How long it takes from here to where somebody goes every day; nothing for whoever goes nowhere. */
export function RoadTimes({ roads }: { roads: readonly RoadTime[] }) {
  if (roads.length === 0) return null;
  return (
    <ul className={styles.ways} aria-label="Время в дороге">
      {roads.map((road) => (
        <li key={`${road.metroId} ${road.name} ${road.mode}`} className={styles.way}>
          <Icon name="pin" size={16} />
          {roadTimeText(road)}
        </li>
      ))}
    </ul>
  );
}
