import { getRouteApi, Link } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, useMemo, useRef, useState } from 'react';
import type { Board as BoardData, BoardFlat } from '#contract/board.ts';
import type { Lens } from '#domain/catalog/lens.ts';
import { layOutBoard } from '#domain/listing/lay-out-board.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { lazyPart } from '../../../lazy-screen.ts';
import { usePrinting } from '../../../parts/page/use-printing.ts';
import { useLens } from '../../../query/use-lens.ts';
import styles from './Board.module.css';
import { BoardGrid } from './BoardGrid.tsx';
import { BoardLegend } from './BoardLegend.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { BoardTable } from './BoardTable.tsx';
import { BOARD_LENSES, type BoardLens } from './board-lens.ts';
import { boardWish } from './board-wish.ts';
import { SectionChoice } from './SectionChoice.tsx';
import { SuitingSwitch } from './SuitingSwitch.tsx';

const route = getRouteApi('/complex/$id');
const BoardFlatSheet = lazyPart(() => import('./BoardFlatSheet.tsx'), 'BoardFlatSheet');

/** Below this width the card comes as a popup, for there is no room beside the board. */
const NARROW = '(max-width: 1023px)';

export interface BoardProps {
  /** 'Корпус 2' */
  house: string;
  board: BoardData;
}

/** The flats of one house on a grid or in a table, and the card of the chosen one. */
export function Board({ house, board }: BoardProps) {
  const search = route.useSearch();
  const { view } = search;
  const navigate = route.useNavigate();
  const wish = boardWish(search);
  const [isMarking, setIsMarking] = useState(true);
  const suiting = useMemo(
    () => (isMarking && board.suitingIds ? new Set(board.suitingIds) : undefined),
    [isMarking, board],
  );
  const free = useMemo(() => freeInOrder(board.flats), [board]);
  const offered = suiting ? free.filter(({ id }) => suiting.has(id)) : free;
  const [chosen, setChosen] = useState<BoardFlat | undefined>(() => cheapest(offered) ?? cheapest(free));
  const siteLens = useLens();
  const [ownLens, setOwnLens] = useState<{ under: Lens; lens: BoardLens }>();
  // A lens chosen here lasts until the lens of the whole site is turned.
  const lens = ownLens?.under === siteLens ? ownLens.lens : siteLens;
  const [sheet, setSheet] = useState<BoardFlat>();
  const [wasOpened, setWasOpened] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const label = `Шахматка: ${house}`;
  const isTable = view === 'table';
  const hasCells = board.flats.some(({ floor }) => floor !== null);
  const isGrid = hasCells && !isTable;
  // On paper nobody can point at a cell: its table takes the place of the board.
  const isPrinting = usePrinting();

  function choose(flat: BoardFlat, byKey: boolean) {
    setChosen(flat);
    if (matchMedia(NARROW).matches) {
      setWasOpened(true);
      setSheet(flat);
    } else if (byKey) {
      requestAnimationFrame(() => panel.current?.focus());
    }
  }

  /** T swaps the board and its table. */
  function handleKey(event: KeyboardEvent) {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (!isPlain || event.target instanceof HTMLInputElement) return;
    if (event.code !== 'KeyT') return;
    event.preventDefault();
    void navigate({
      search: (search) => ({ ...search, view: isTable ? undefined : 'table' }),
      replace: true,
      resetScroll: false,
    });
  }

  const leave = () => area.current?.querySelector<HTMLElement>('[data-flat][tabindex="0"]')?.focus();

  if (board.flats.length === 0) {
    return (
      <p className={styles.none}>
        В{NBSP}этом корпусе сейчас нет квартир в{NBSP}продаже.
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one letter for those who do not reach for the link.
    <div ref={area} onKeyDown={handleKey}>
      <div className={styles.bar}>
        <h3 className={styles.house}>{house}</h3>
        {isGrid && (
          <SegmentedSwitch
            label="Что показать в клетках"
            look="pill"
            options={BOARD_LENSES}
            value={lens}
            onChange={(next) => setOwnLens({ under: siteLens, lens: next })}
          />
        )}
        {wish && board.suitingIds && (
          <SuitingSwitch
            wish={wish}
            count={board.suitingIds.length}
            isOn={isMarking}
            onChange={setIsMarking}
          />
        )}
        {hasCells && (
          <Link
            from="/complex/$id"
            to="."
            search={(search) => ({ ...search, view: isTable ? undefined : 'table' })}
            replace
            resetScroll={false}
            preload={false}
            className={buttonClass({ variant: 'secondary' })}
          >
            {isTable ? 'Показать шахматкой' : 'Показать таблицей'}
          </Link>
        )}
      </div>
      <SectionChoice board={board} />
      {!isGrid ? (
        <BoardTable label={label} flats={board.flats} suiting={suiting} isWhole={isPrinting} />
      ) : (
        <div className={styles.columns} data-twin={isPrinting || undefined}>
          <div className={styles.board}>
            <BoardGrid
              label={label}
              flats={board.flats}
              sections={board.sections}
              lens={lens}
              suiting={suiting}
              chosen={chosen}
              onChoose={choose}
            />
            <BoardLegend flats={board.flats} lens={lens} suiting={suiting} />
          </div>
          {chosen && (
            <BoardPanel
              flat={chosen}
              flats={offered.length > 0 ? offered : free}
              onChoose={setChosen}
              onLeave={leave}
              panel={panel}
            />
          )}
        </div>
      )}
      {isPrinting && isGrid && <BoardTable label={label} flats={board.flats} suiting={suiting} isWhole />}
      {wasOpened && (
        <Suspense fallback={null}>
          <BoardFlatSheet flat={sheet} onClose={() => setSheet(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function freeInOrder(flats: readonly BoardFlat[]): BoardFlat[] {
  const { rows, sections } = layOutBoard(flats.filter(({ status }) => status === 'FREE'));
  return rows
    .flatMap((_, row) => sections.flatMap((section) => section.rows[row]!))
    .filter((flat) => flat !== null);
}

function cheapest(flats: readonly BoardFlat[]): BoardFlat | undefined {
  const cost = ({ price }: BoardFlat) => price ?? Number.POSITIVE_INFINITY;
  return flats.toSorted((one, other) => (cost(one) < cost(other) ? -1 : 1))[0];
}
