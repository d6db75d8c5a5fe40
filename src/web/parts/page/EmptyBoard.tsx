import styles from './EmptyBoard.module.css';

/** Free flats by rooms, «Б» reserved, a dot closed; the star is the cell nobody lives in. */
const FLOORS = ['113331Б1', '.31..311', '1....3.3', '...Б*..Б', '.1..32..', '1222Б.3.', '.2..Б..Б'];

export interface EmptyBoardProps {
  /** The sign in the empty cell. */
  mark?: string | number;
  /** Nothing is free in the whole house. */
  isBare?: boolean;
}

/** A drawn board of a house with one empty cell, for pages that have nothing to show. */
export function EmptyBoard({ mark, isBare = false }: EmptyBoardProps) {
  return (
    <div className={styles.board} data-bare={isBare || undefined} aria-hidden="true">
      {FLOORS.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order.
        <div key={index} className={styles.floor}>
          <span className={styles.number}>{FLOORS.length - index}</span>
          {[...row].map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order.
            <span key={at} className={styles[kindOf(cell)]}>
              {cell === '*' ? mark : cell === '.' ? null : cell}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function kindOf(cell: string): 'empty' | 'closed' | 'reserved' | 'free' {
  if (cell === '*') return 'empty';
  if (cell === '.') return 'closed';
  return cell === 'Б' ? 'reserved' : 'free';
}
