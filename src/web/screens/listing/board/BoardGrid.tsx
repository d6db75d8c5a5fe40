import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import type { BoardFlat, BoardSectionSummary } from '#contract/board.ts';
import { type BoardLayout, layOutBoard } from '#domain/listing/lay-out-board.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { useIsFirstHtml } from '../../../parts/page/use-is-first-html.ts';
import styles from './BoardGrid.module.css';
import { BoardRow } from './BoardRow.tsx';
import type { BoardLens } from './board-lens.ts';
import { cellName } from './cell-name.ts';
import { nextCell } from './next-cell.ts';
import { useFlatHref } from './use-flat-href.ts';
import { useGrowingCount } from './use-growing-count.ts';

/** About as many as the window shows. */
const FLOORS_AT_ONCE = 12;

export interface BoardGridProps {
  /** Names the board: 'Шахматка, корпус 2'. */
  label: string;
  flats: readonly BoardFlat[];
  sections: readonly BoardSectionSummary[];
  lens: BoardLens;
  /** Flats that suit the search; undefined while they are not marked. */
  suiting: ReadonlySet<number> | undefined;
  /** The flat whose card is shown. */
  chosen: BoardFlat | undefined;
  /** `byKey` when the focus should follow into the card. */
  onChoose: (flat: BoardFlat, byKey: boolean) => void;
}

/**
 * A house as a grid of its flats. One stop of the Tab key; arrows walk over flats, Home and End along the floor,
 * PageUp and PageDown between sections, Enter opens the card. Cells of flats that may be bought are links.
 */
export function BoardGrid({ label, flats, sections, lens, suiting, chosen, onChoose }: BoardGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const board = useMemo(() => layOutBoard(flats), [flats]);
  const rows = useMemo(() => rowsOf(board), [board]);
  const hrefOf = useFlatHref();
  const floorsShown = useGrowingCount(rows.length, FLOORS_AT_ONCE);
  const isFirstHtml = useIsFirstHtml();
  // Nothing that is drawn later may sleep, so it stays what it was.
  const [areSlices] = useState(isFirstHtml);
  const [current, setCurrent] = useState(
    () => chosen ?? rows.flatMap(({ line }) => line).find((flat) => flat !== null),
  );
  const [pointed, setPointed] = useState<HTMLElement>();
  const byElement = (target: EventTarget) => {
    const cell = (target as Element).closest<HTMLElement>('[data-flat]');
    const flat = cell && flats.find(({ id }) => id === Number(cell.dataset.flat));
    return cell && flat ? { cell, flat } : undefined;
  };

  function handleKey(event: KeyboardEvent) {
    const at = byElement(event.target);
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (at.flat.status === 'SOLD') return;
      event.preventDefault();
      onChoose(at.flat, true);
      return;
    }
    const next = nextCell(
      rows.map(({ line }) => line),
      startsOf(board),
      at.flat,
      event.key,
    );
    if (!next && !/^(Arrow|Page)/.test(event.key)) return;
    event.preventDefault();
    if (!next) return;
    setCurrent(next);
    grid.current?.querySelector<HTMLElement>(`[data-flat="${next.id}"]`)?.focus();
  }

  function handleClick(event: MouseEvent) {
    const at = byElement(event.target);
    if (!at || at.flat.status === 'SOLD') return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setCurrent(at.flat);
    onChoose(at.flat, false);
  }

  const pointedFlat = pointed && byElement(pointed)?.flat;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells take the keys, the table hears of them. */}
      <div
        ref={grid}
        className={styles.scroller}
        onKeyDown={handleKey}
        onClick={handleClick}
        onPointerOver={({ target, pointerType }) =>
          pointerType === 'mouse' && setPointed(byElement(target)?.cell)
        }
        onPointerLeave={() => setPointed(undefined)}
        onScroll={() => setPointed(undefined)}
        onFocus={({ target }) => {
          const at = byElement(target);
          if (at) setCurrent(at.flat);
          setPointed(target.matches(':focus-visible') ? at?.cell : undefined);
        }}
        onBlur={() => setPointed(undefined)}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk over this table. */}
        <table role="grid" aria-label={label} className={styles.grid} style={widthOf(board)}>
          <thead>
            <tr>
              <th scope="col" className={styles.floor}>
                эт.
              </th>
              {board.sections.map(({ name, risers }) => (
                <th
                  key={name}
                  scope="colgroup"
                  colSpan={risers}
                  className={styles.section}
                  style={{ '--risers': risers } as CSSProperties}
                >
                  <span>
                    <b>{name === null ? 'Квартиры' : `Секция${NBSP}${name}`}</b>{' '}
                    <span className={styles.free}>{freeIn(sections, name)}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, floorsShown).map(({ from, to, sections }) => (
              <BoardRow
                key={to}
                from={from}
                to={to}
                sections={sections}
                isSlice={areSlices}
                hrefOf={hrefOf}
                lens={lens}
                suiting={suiting}
                currentId={isOn(current, from, to) ? current?.id : undefined}
                chosenId={isOn(chosen, from, to) ? chosen?.id : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      {pointed && pointedFlat && (
        <Hint cell={pointed} text={cellName(pointedFlat, suiting?.has(pointedFlat.id), lens)} />
      )}
    </div>
  );
}

/** The name of a cell in sight; those who cannot see it have heard it already. */
function Hint({ cell, text }: { cell: HTMLElement; text: string }) {
  const { left, top, bottom, width } = cell.getBoundingClientRect();
  const isLow = bottom + 56 > innerHeight;
  return (
    <div
      aria-hidden="true"
      className={styles.hint}
      data-above={isLow || undefined}
      style={{ left: Math.min(Math.max(left + width / 2, 190), innerWidth - 190), top: isLow ? top : bottom }}
    >
      {text}
    </div>
  );
}

/** How wide the rows are, whether they are laid out or not. */
function widthOf({ sections }: BoardLayout<BoardFlat>): CSSProperties {
  const widths = sections.map(({ risers }) => `max(var(--narrowest), ${risers} * var(--step) + 12px)`);
  return { '--sections': `calc(${widths.join(' + ')})` } as CSSProperties;
}

/** Places of every row by section, and all of them in one line. */
function rowsOf({ rows, sections }: BoardLayout<BoardFlat>) {
  return rows.map((floors, at) => {
    const places = sections.map((section) => section.rows[at]!);
    return { ...floors, sections: places, line: places.flat() };
  });
}

/** The first columns of the sections. */
function startsOf({ sections }: BoardLayout<BoardFlat>): number[] {
  return sections.map((_, at) => sections.slice(0, at).reduce((sum, { risers }) => sum + risers, 0));
}

function isOn(flat: BoardFlat | undefined, from: number, to: number): boolean {
  return flat !== undefined && flat.floor !== null && from <= flat.floor && flat.floor <= to;
}

function freeIn(sections: readonly BoardSectionSummary[], name: string | null): string {
  const free = sections.find((section) => section.name === name)?.freeCount ?? 0;
  return free === 0 ? `нет свободных` : `${free}${NBSP}своб.`;
}
