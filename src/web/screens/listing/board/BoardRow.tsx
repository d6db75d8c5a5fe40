import { type CSSProperties, memo } from 'react';
import type { BoardFlat } from '#contract/board.ts';
import type { BoardRow as Floors } from '#domain/listing/lay-out-board.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { BoardCell } from './BoardCell.tsx';
import styles from './BoardGrid.module.css';
import type { BoardLens } from './board-lens.ts';

export interface BoardRowProps extends Floors {
  /** Places of the row by section, from left to right. */
  sections: readonly (readonly (BoardFlat | null)[])[];
  /** Out of sight it is laid out some time after its board (docs/decisions/051). */
  isSlice: boolean;
  hrefOf: (id: number) => string;
  lens: BoardLens;
  /** Flats that suit the search; undefined while they are not marked. */
  suiting: ReadonlySet<number> | undefined;
  /** The flat the Tab key stops at, if it is in this row. */
  currentId: number | undefined;
  /** The flat whose card is shown, if it is in this row. */
  chosenId: number | undefined;
}

/** One floor of the board, or a run of floors where nothing stands; made anew only when something of it changes. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { from, to, sections, isSlice, hrefOf, lens, suiting, currentId, chosenId } = props;
  return (
    <tr
      className={from === to ? styles.row : styles.gap}
      data-slice={isSlice && from === to ? '' : undefined}
    >
      <th scope="row" className={styles.floor} data-current={currentId !== undefined || undefined}>
        {from === to ? from : `${from}–${to}`}
      </th>
      {sections.map((places, section) =>
        from === to ? (
          places.map((flat, riser) => (
            <BoardCell
              // biome-ignore lint/suspicious/noArrayIndexKey: a riser never changes places.
              key={`${section}-${riser}`}
              flat={flat}
              href={flat ? hrefOf(flat.id) : undefined}
              lens={lens}
              suits={flat ? suiting?.has(flat.id) : undefined}
              startsSection={riser === 0}
              narrow={riser === places.length - 1 ? narrowOf(places.length) : undefined}
              isCurrent={flat !== null && flat.id === currentId}
              isChosen={flat !== null && flat.id === chosenId}
            />
          ))
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section never changes places.
          <td key={section} colSpan={places.length} style={{ '--risers': places.length } as CSSProperties}>
            <span>нет в{NBSP}продаже</span>
          </td>
        ),
      )}
    </tr>
  );
});

/** How few risers a section has when the words over it could be wider than its flats. */
const narrowOf = (risers: number): 1 | 2 | undefined => (risers === 1 || risers === 2 ? risers : undefined);
