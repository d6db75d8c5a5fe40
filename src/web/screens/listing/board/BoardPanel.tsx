import type { RefObject } from 'react';
import type { BoardFlat } from '#contract/board.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { BoardFlatCard } from './BoardFlatCard.tsx';
import styles from './BoardPanel.module.css';
import { boardFlatTitle } from './board-flat-title.ts';

export interface BoardPanelProps {
  flat: BoardFlat;
  /** Flats to leaf through, in the order of the board. */
  flats: readonly BoardFlat[];
  onChoose: (flat: BoardFlat) => void;
  /** Esc gives the focus back to the board. */
  onLeave: () => void;
  panel: RefObject<HTMLElement | null>;
}

/** The card of the chosen flat beside the board. */
export function BoardPanel({ flat, flats, onChoose, onLeave, panel }: BoardPanelProps) {
  const at = flats.findIndex(({ id }) => id === flat.id);
  const step = (by: number) => () => {
    const next = flats[(at + by + flats.length) % flats.length];
    if (next) onChoose(next);
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={boardFlatTitle(flat)}
      className={styles.panel}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
    >
      <div className={styles.head}>
        <h3>{boardFlatTitle(flat)}</h3>
        {flats.length > 1 && (
          <div className={styles.steps}>
            <IconButton icon="chevron-left" label="Предыдущая свободная квартира" onClick={step(-1)} />
            <IconButton icon="chevron-right" label="Следующая свободная квартира" onClick={step(1)} />
          </div>
        )}
      </div>
      <BoardFlatCard flat={flat} />
    </section>
  );
}
