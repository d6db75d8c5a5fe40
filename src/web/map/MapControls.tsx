import { IconButton } from '#ui/IconButton/IconButton.tsx';
import styles from './MapControls.module.css';
import type { MapInset } from './map-types.ts';

interface Props {
  inset: MapInset;
  onZoom: (steps: number) => void;
  onShowAll: () => void;
}

/** Buttons for those who neither pinch nor wheel. */
export function MapControls({ inset: { top, right }, onZoom, onShowAll }: Props) {
  return (
    <fieldset
      aria-label="Масштаб карты"
      className={styles.controls}
      style={{ translate: `${-right}px ${top}px` }}
    >
      <IconButton icon="plus" label="Приблизить" variant="float" onClick={() => onZoom(1)} />
      <IconButton icon="minus" label="Отдалить" variant="float" onClick={() => onZoom(-1)} />
      <IconButton icon="expand" label="Вся область" variant="float" onClick={onShowAll} />
    </fieldset>
  );
}
