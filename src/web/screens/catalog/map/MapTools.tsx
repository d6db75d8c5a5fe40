import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './MapTools.module.css';

export interface MapToolsProps {
  isDrawing: boolean;
  onDrawing: (isDrawing: boolean) => void;
  hasArea: boolean;
  onForgetArea: () => void;
  /** Limits the search to what is in sight; null while nothing else is in sight than the search has put there. */
  onSearchHere: (() => void) | null;
  /** Says that the part in sight is where the search is by now. */
  onSettle: () => void;
}

/** The ways to limit a search to a part of the map: with a pen, or, without a pointer, to what is in sight. */
export function MapTools(props: MapToolsProps) {
  const { isDrawing, onDrawing, hasArea, onForgetArea, onSearchHere, onSettle } = props;
  return (
    <fieldset className={styles.tools} aria-label="Область поиска">
      {hasArea ? (
        <Button variant="secondary" icon={<Icon name="close" />} onClick={onForgetArea}>
          Сбросить область
        </Button>
      ) : (
        <Button
          variant="secondary"
          icon={<Icon name="draw" />}
          aria-pressed={isDrawing}
          onClick={() => onDrawing(!isDrawing)}
        >
          Обвести
        </Button>
      )}
      {onSearchHere && !isDrawing && (
        <Button
          variant="secondary"
          className={styles.here}
          icon={<Icon name="refresh" />}
          onClick={() => {
            onSettle();
            onSearchHere();
          }}
        >
          Искать здесь
        </Button>
      )}
    </fieldset>
  );
}
