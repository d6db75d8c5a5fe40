import { IconButton } from '#ui/IconButton/IconButton.tsx';
import styles from './PlacePopover.module.css';
import type { MarkedPlace } from './results-markers.ts';

/** Opens beside the sign of a place. */
export function PlacePopover({ place, onClose }: { place: MarkedPlace; onClose: () => void }) {
  return (
    <div className={styles.card}>
      <div>
        <p className={styles.name}>{place.name}</p>
        <p className={styles.facts}>{place.way}</p>
        {place.address && <p className={styles.facts}>{place.address}</p>}
      </div>
      <IconButton icon="close" label="Закрыть" size="s" onClick={onClose} />
    </div>
  );
}
