import {
  type FocusEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { MapSkeleton } from '../../../map/MapSkeleton.tsx';
import { useIsHydrating } from '../../../parts/page/use-is-hydrating.ts';
import type { CatalogSearch } from '../../../query/catalog-search.ts';
import { LazyResultsMap, LazySheetBar } from '../search-parts.ts';
import type { ListedComplex } from './listed-complexes.ts';
import styles from './MapSplit.module.css';
import { isPointed, type PointedHouse } from './pointed-house.ts';
import type { SheetBarProps } from './SheetBar.tsx';

export interface MapSplitProps {
  search: CatalogSearch;
  listed: readonly ListedComplex[];
  /** The list. */
  children: ReactNode;
}

/**
 * A list of results and its map: side by side, or, where there is no room, the list as a sheet over the map. The first
 * HTML has the list alone, which is whole without the map.
 */
export function MapSplit({ search, listed, children }: MapSplitProps) {
  const list = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<PointedHouse | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [fail] = useState(() => () => setHasFailed(true));
  const isHydrating = useIsHydrating();
  useMarkedCards(list, pointed);

  function point({ target }: PointerEvent | FocusEvent) {
    const card = (target as Element).closest<HTMLElement>('[data-complex]');
    const house = card && houseOfCard(card);
    if (keyOf(house) !== keyOf(pointed)) setPointed(house);
  }

  const leave = () => setPointed(null);
  return (
    <div className={styles.split} data-map={hasFailed ? 'failed' : 'on'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at in it is marked on the map. */}
      <div
        ref={list}
        className={styles.list}
        data-map-list
        onPointerOver={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        {hasFailed && (
          <p role="status" className={styles.note}>
            Карта не загрузилась
          </p>
        )}
        {!hasFailed && (
          <a href="#map" className={styles.skip}>
            К карте
          </a>
        )}
        {children}
        {!hasFailed && <Bar sheet={list} />}
      </div>
      {!hasFailed && (
        <div id="map" tabIndex={-1} className={styles.map}>
          {isHydrating ? (
            <MapSkeleton />
          ) : (
            <Suspense fallback={<MapSkeleton />}>
              <LazyResultsMap
                search={search}
                listed={listed}
                pointed={pointed}
                onPoint={setPointed}
                onFailure={fail}
              />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}

function keyOf(house: PointedHouse | null): string | null {
  return house && `${house.complexId} ${house.houseIds}`;
}

/** Drawn once: React drops the HTML of a part that is asked to change before it wakes. */
const Bar = memo((props: SheetBarProps) => (
  <Suspense>
    <LazySheetBar {...props} />
  </Suspense>
));

/** Marks the cards of the house that the map points at: by hand, so that eighty cards are not drawn anew for it. */
function useMarkedCards(list: RefObject<HTMLElement | null>, pointed: PointedHouse | null): void {
  useEffect(() => {
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-complex]') ?? []) {
      card.toggleAttribute('data-marked', isPointed(pointed, houseOfCard(card)));
    }
  }, [list, pointed]);
}

/** The house a card is of, by the marks of its place in the list. */
function houseOfCard({ dataset }: HTMLElement): PointedHouse {
  return {
    complexId: Number(dataset.complex),
    houseIds: dataset.house === undefined ? undefined : [Number(dataset.house)],
  };
}
