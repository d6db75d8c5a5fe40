import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { MAX_AREA_POINTS } from '#domain/geo/area.ts';
import { readArea, writeArea, writeBox } from '#domain/geo/area-text.ts';
import { boundsOf } from '#domain/geo/bounds.ts';
import { boundsOfBox } from '#domain/geo/bounds-of-box.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { MapSkeleton } from '../../../map/MapSkeleton.tsx';
import { MapView } from '../../../map/MapView.tsx';
import { anywhereOnMap, type CatalogSearch } from '../../../query/catalog-search.ts';
import { useLens } from '../../../query/use-lens.ts';
import { HousePopover } from './HousePopover.tsx';
import { keepView, keptView, type OpenedMarker } from './kept-view.ts';
import { LayerNotes } from './LayerNotes.tsx';
import { LayersControl } from './LayersControl.tsx';
import type { ListedComplex } from './listed-complexes.ts';
import { MapNotices } from './MapNotices.tsx';
import { MapTools } from './MapTools.tsx';
import { PlacePopover } from './PlacePopover.tsx';
import type { PointedHouse } from './pointed-house.ts';
import { pointedMarker } from './pointed-marker.ts';
import styles from './ResultsMap.module.css';
import { type ResultsMarker, resultsMarkers } from './results-markers.ts';
import { useAwayHeader } from './use-away-header.ts';
import { useGround } from './use-ground.ts';
import { useLayerShapes } from './use-layer-shapes.ts';
import { useMapBox } from './use-map-box.ts';
import { useMapLayers } from './use-map-layers.ts';
import { useMapPlace } from './use-map-place.ts';
import { useMapPlaces } from './use-map-places.ts';
import { useReach } from './use-reach.ts';
import { useResultsBounds } from './use-results-bounds.ts';
import { useSeenComplexes } from './use-seen-complexes.ts';
import { useSheetInset } from './use-sheet-inset.ts';

export interface ResultsMapProps {
  search: CatalogSearch;
  /** The complexes of the list beside it. */
  listed: readonly ListedComplex[];
  /** The house under the pointer or the focus in the list. */
  pointed: PointedHouse | null;
  onPoint: (house: PointedHouse | null) => void;
  /** The map cannot be drawn. Keep the function the same between renders. */
  onFailure: () => void;
}

/** The map of a search: houses with their least prices, the nearer ones together; parts of it to search in. */
export function ResultsMap({ search, listed, pointed, onPoint, onFailure }: ResultsMapProps) {
  const lens = useLens();
  const navigate = useNavigate();
  const area = useMemo(() => readArea(search.area ?? ''), [search.area]);
  const outline = area && !boundsOfBox(area) ? area : null;
  // A box was what the map showed once: it limits the list, not what one sees by moving on.
  const request = outline ? search.request : anywhereOnMap(search.request);
  const searched = JSON.stringify(request);
  const asked = `${searched} ${search.area ?? ''}`;
  const { bounds, hasNothing } = useResultsBounds(search);
  const [kept] = useState(() => keptView(asked));
  const place = useMapPlace(bounds, kept);
  const { inset, clear } = useSheetInset();
  const { box, isOld, hasFailed, retry } = useMapBox(request, place.viewport);
  const reach = useReach();
  const { seen, see } = useSeenComplexes();
  useAwayHeader();
  const areComplexes = search.complexes ?? false;
  const { layers, toggle } = useMapLayers(search.layers);
  const ground = useLayerShapes({ layers, request, viewport: place.viewport });
  const houses = useGround(place.viewport);
  const shapes = useMemo(
    () => (ground.shapes || houses.length > 0 ? [...houses, ...(ground.shapes ?? [])] : null),
    [ground.shapes, houses],
  );
  const places = useMapPlaces(layers, place.viewport);
  const found = useMemo(
    () => (box ? resultsMarkers(box, { lens, areComplexes, listed, seen }) : []),
    [box, lens, areComplexes, listed, seen],
  );
  const markers = useMemo(() => [...found, ...places.markers], [found, places.markers]);
  const [open, setOpen] = useState<OpenedMarker | null>(kept?.opened ?? null);
  const [isDrawing, setIsDrawing] = useState(false);
  const shown = open?.searched === searched ? open.marker : null;
  const { viewport, settled } = place;
  const address = useLocation({ select: ({ href }) => href });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is an entry of the history of its own.
  useEffect(() => {
    if (!viewport) return;
    keepView({ place: { center: viewport.center, zoom: viewport.zoom }, settled, opened: open }, asked);
  }, [viewport, settled, open, address]);
  const byId = (id: string | null) => markers.find((marker) => marker.id === id);

  function press(id: string) {
    const marker = byId(id);
    if (!marker) return;
    if (marker.complexId === undefined && !marker.place) return place.comeNearer(marker);
    if (marker.complexId !== undefined) see(marker.complexId);
    setOpen({ marker, searched });
  }

  const point = useCallback(
    (marker: ResultsMarker | undefined) =>
      onPoint(marker?.complexId ? { complexId: marker.complexId, houseIds: marker.houseIds } : null),
    [onPoint],
  );

  function searchIn(next: string | undefined) {
    setIsDrawing(false);
    setOpen(null);
    void navigate({
      to: '/search',
      search: (old) => ({ ...old, area: next, page: undefined }),
      resetScroll: false,
    });
  }

  const start = kept?.place ?? (area && (boundsOfBox(area) ?? boundsOf(area, 0)!));
  if (!bounds) return <MapSkeleton />;
  return (
    <MapView
      label="Карта объектов"
      className={styles.map}
      bounds={bounds}
      {...(start && { start })}
      goTo={place.goTo}
      inset={inset}
      clear={clear}
      markers={markers}
      areMarkersOld={isOld || hasFailed}
      activeId={shown?.id ?? pointedMarker(markers, pointed)?.id ?? null}
      area={outline}
      shade={reach.polygons}
      shapes={shapes}
      popover={
        shown
          ? {
              at: shown,
              label: shown.name,
              // A card that was open already leaves the focus where it is.
              takesFocus: open !== kept?.opened,
              content: shown.place ? (
                <PlacePopover place={shown.place} onClose={() => setOpen(null)} />
              ) : (
                <HousePopover request={request} complexId={shown.complexId!} onClose={() => setOpen(null)} />
              ),
            }
          : null
      }
      onMove={place.onMove}
      onMarkerPress={press}
      onMarkerHover={(id) => point(byId(id))}
      onPopoverClose={() => setOpen(null)}
      onFailure={onFailure}
      {...(isDrawing && {
        onDrawCancel: () => setIsDrawing(false),
        onDraw: (points: GeoPoint[]) => searchIn(writeArea(points.slice(0, MAX_AREA_POINTS))),
      })}
    >
      <MapTools
        isDrawing={isDrawing}
        onDrawing={setIsDrawing}
        hasArea={area !== undefined}
        onForgetArea={() => searchIn(undefined)}
        onSearchHere={
          place.hasMoved ? () => place.viewport && searchIn(writeBox(place.viewport.bounds)) : null
        }
        onSettle={place.settle}
      />
      <MapNotices
        box={box}
        areComplexes={areComplexes}
        isOld={isOld}
        hasFailed={hasFailed}
        onRetry={retry}
        onShowAll={hasNothing ? null : place.showAll}
        reach={reach.text}
      >
        <LayerNotes
          prices={ground.prices}
          hasWalks={ground.hasWalks}
          places={places}
          hasFailed={ground.hasFailed || places.hasFailed}
        />
      </MapNotices>
      <LayersControl inset={inset} layers={layers} onToggle={toggle} />
    </MapView>
  );
}
