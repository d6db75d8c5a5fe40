import type { MapPlace, MapViewport } from '../../../map/map-types.ts';
import type { ResultsMarker } from './results-markers.ts';

/** A card opened on the map, and the search it was opened in. */
export interface OpenedMarker {
  marker: ResultsMarker;
  searched: string;
}

/** The view of a map of results at the moment somebody left it. */
export interface KeptView {
  place: MapPlace;
  /** Where a search had put the map before somebody led it away. */
  settled: MapViewport | null;
  opened: OpenedMarker | null;
}

const KEY = 'map';

/** Reads the view kept for this entry of the history; undefined on a first visit. */
export function keptView(): KeptView | undefined {
  return (history.state as Record<string, KeptView | undefined> | null)?.[KEY];
}

/**
 * Notes what the map shows in the entry of the history itself, so that Back leads there. Past the router, which has put
 * functions of its own in place of those of `history`: nothing is to be loaded for it.
 */
export function keepView(view: KeptView): void {
  History.prototype.replaceState.call(history, { ...history.state, [KEY]: view }, '');
}
