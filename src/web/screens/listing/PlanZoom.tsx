import { IconButton } from '#ui/IconButton/IconButton.tsx';
import styles from './FlatPlan.module.css';

const STEP = 0.5;
const MOST = 3;

interface PlanZoomProps {
  /** 1 is the whole plan. */
  zoom: number;
  onZoom: (zoom: number) => void;
  onFullScreen?: () => void;
}

/** The buttons that bring a plan nearer. */
export function PlanZoom({ zoom, onZoom, onFullScreen }: PlanZoomProps) {
  return (
    <fieldset className={styles.zoom} aria-label="Масштаб плана">
      <IconButton
        icon="plus"
        label="Увеличить план"
        disabled={zoom >= MOST}
        onClick={() => onZoom(Math.min(zoom + STEP, MOST))}
      />
      <IconButton
        icon="minus"
        label="Уменьшить план"
        disabled={zoom <= 1}
        onClick={() => onZoom(Math.max(zoom - STEP, 1))}
      />
      {onFullScreen && <IconButton icon="expand" label="План во весь экран" onClick={onFullScreen} />}
    </fieldset>
  );
}
