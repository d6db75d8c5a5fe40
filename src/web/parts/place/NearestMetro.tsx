import type { WalkableMetro } from '#domain/listing/walkable-metro.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './NearestMetro.module.css';

/** The metro nearest on foot, with the colour of its line; nothing where people do not walk to one. */
export function NearestMetro({ metro }: { metro: WalkableMetro | null }) {
  if (!metro) return null;
  return (
    <span className={styles.metro}>
      <i className={styles.dot} style={{ backgroundColor: metro.colour }} />
      <span className={styles.name}>
        <VisuallyHidden>метро </VisuallyHidden>
        {metro.name}
      </span>
      <span className={styles.way}>
        {/* As `walkText` writes it, which would be a file of its own on every first page. */}
        {`${metro.isMeasured ? '' : `≈${NBSP}`}${metro.minutesFoot}${NBSP}мин`}
        <VisuallyHidden> пешком</VisuallyHidden>
      </span>
    </span>
  );
}
