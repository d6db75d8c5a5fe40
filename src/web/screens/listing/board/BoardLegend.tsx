import type { BoardFlat } from '#contract/board.ts';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import cell from './BoardCell.module.css';
import styles from './BoardLegend.module.css';
import { type BoardLens, LENS_WORDS } from './board-lens.ts';

const SIGNS: readonly (readonly [FlatStatus, sign: string, word: string])[] = [
  ['FREE', '2', 'свободна'],
  ['BOOKED', 'Б', 'бронь'],
  ['SOLD', '–', 'продана'],
];

const KEYS = [
  ['← ↑ ↓ →', 'переход'],
  ['Enter', 'карточка'],
  ['T', 'таблица'],
];

export interface BoardLegendProps {
  flats: readonly BoardFlat[];
  lens: BoardLens;
  /** Flats that suit the search; undefined while they are not marked. */
  suiting: ReadonlySet<number> | undefined;
}

/** The meanings of the cells, how many there are of each, and which keys move over them. */
export function BoardLegend({ flats, lens, suiting }: BoardLegendProps) {
  const others = flats.filter(({ id }) => !suiting?.has(id));
  return (
    <div className={styles.legend}>
      <p>
        В{'\u00a0'}клетке: {LENS_WORDS[lens]}
      </p>
      <ul className={styles.row} aria-label="Обозначения">
        {SIGNS.map(([status, sign, word]) => {
          const count = others.filter((flat) => flat.status === status).length;
          return (
            count > 0 && (
              <li key={status}>
                <i className={cell.cell} data-status={status} aria-hidden="true">
                  {sign}
                </i>
                {word} {formatNumber(count)}
              </li>
            )
          );
        })}
        {suiting !== undefined && suiting.size > 0 && (
          <li>
            <i className={cell.cell} data-status="FREE" data-suits="true" aria-hidden="true">
              2
            </i>
            подходит {formatNumber(suiting.size)}
          </li>
        )}
      </ul>
      <ul className={styles.row} data-keys="" aria-label="Клавиши">
        {KEYS.map(([key, meaning]) => (
          <li key={key}>
            <kbd>{key}</kbd>
            {meaning}
          </li>
        ))}
      </ul>
    </div>
  );
}
