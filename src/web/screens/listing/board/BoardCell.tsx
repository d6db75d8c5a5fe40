import type { BoardFlat } from '#contract/board.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './BoardCell.module.css';
import { type BoardLens, lensText } from './board-lens.ts';
import { cellName, ROOMS_MARKS } from './cell-name.ts';

export interface BoardCellProps {
  /** Null for a place where nothing is known to stand. */
  flat: BoardFlat | null;
  /** The address of its page. */
  href: string | undefined;
  lens: BoardLens;
  /** Whether it suits the search; undefined while that is not marked. */
  suits: boolean | undefined;
  /** Stands apart from the section at its left. */
  startsSection: boolean;
  /** The risers of its section, when they are few and it is the last of them: it keeps room for the words above. */
  narrow: 1 | 2 | undefined;
  /** The one cell the Tab key stops at. */
  isCurrent: boolean;
  isChosen: boolean;
}

/** One flat of the board: fill, hatch and letter tell its state, never the colour alone. */
export function BoardCell({
  flat,
  href,
  lens,
  suits,
  startsSection,
  narrow,
  isCurrent,
  isChosen,
}: BoardCellProps) {
  const place = {
    className: startsSection ? styles.first : undefined,
    'data-narrow': narrow,
  };
  if (flat === null) {
    return (
      <td {...place}>
        <span className={styles.cell} aria-label="нет в продаже" role="img">
          –
        </span>
      </td>
    );
  }
  const note = flat.status === 'FREE' && lensText(flat, lens);
  const common = {
    className: classNames(styles.cell, note && styles.lines),
    'data-status': flat.status,
    'data-suits': flat.status === 'FREE' ? suits : undefined,
    'data-chosen': isChosen || undefined,
    'data-flat': flat.id,
    tabIndex: isCurrent ? 0 : -1,
  };
  const name = cellName(flat, suits, lens);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid may be selected.
    <td {...place} aria-selected={isChosen}>
      {flat.status === 'SOLD' ? (
        <span role="img" aria-label={name} {...common}>
          –
        </span>
      ) : (
        <a href={href} {...common}>
          {/* Read aloud the marks would be a riddle; the name of the cell says them in words. */}
          <span className={styles.name}>{name}</span>
          <span aria-hidden="true">{flat.status === 'BOOKED' ? 'Б' : ROOMS_MARKS[flat.rooms]}</span>
          {note && <small aria-hidden="true">{note}</small>}
        </a>
      )}
    </td>
  );
}
