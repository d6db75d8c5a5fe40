import styles from './MapMarkerButton.module.css';
import type { MapMarker } from './map-types.ts';
import type { MapViewProps } from './map-view-props.ts';

interface Props {
  marker: MapMarker;
  isActive: boolean;
  onPress: MapViewProps['onMarkerPress'];
  onHover: MapViewProps['onMarkerHover'];
}

/** A flag, a cluster or a dot; the more figures a cluster shows, the larger it is. */
export function MapMarkerButton({ marker, isActive, onPress, onHover }: Props) {
  const { id, kind, text, unit, name, isSeen } = marker;
  const come = () => onHover?.(id);
  const leave = () => onHover?.(null);
  return (
    <button
      type="button"
      aria-label={name}
      aria-current={isActive || undefined}
      className={styles[kind]}
      data-seen={isSeen || undefined}
      data-figures={kind === 'cluster' ? Math.min(4, text.length) : undefined}
      onClick={() => onPress?.(id)}
      onPointerEnter={come}
      onPointerLeave={leave}
      onFocus={come}
      onBlur={leave}
    >
      {text}
      {unit && <small className={styles.unit}> {unit}</small>}
    </button>
  );
}
