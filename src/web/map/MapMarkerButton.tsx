import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './MapMarkerButton.module.css';
import type { MapMarker } from './map-types.ts';

/** A flag, a cluster or a dot; a cluster is a circle, or a plate where it tells a sum too. */
export function MapMarkerButton({ marker, isActive }: { marker: MapMarker; isActive: boolean }) {
  const { kind, text, unit, from, icon, name, isSeen } = marker;
  return (
    <button
      type="button"
      aria-label={name}
      aria-current={isActive || undefined}
      className={styles[kind]}
      data-seen={isSeen || undefined}
      data-icon={icon}
      data-figures={kind === 'cluster' && !from ? Math.min(4, text.length) : undefined}
    >
      {from && (
        <>
          <b className={styles.from}>{from}</b> <span className={styles.between}>· </span>
        </>
      )}
      {text}
      {icon && <Icon name={icon} size={16} />}
      {unit && <small className={styles.unit}> {unit}</small>}
    </button>
  );
}
