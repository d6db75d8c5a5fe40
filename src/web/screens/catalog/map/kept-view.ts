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

/** The view of the search whose map was seen last: whoever puts the map away for the list finds it as it was. */
let last: { asked: string; view: KeptView } | undefined;

/** Reads the view kept for this entry of the history, else where the map of the same search was left. */
export function keptView(asked: string): KeptView | undefined {
  const ofEntry = (history.state as Record<string, KeptView | undefined> | null)?.[KEY];
  if (ofEntry) return ofEntry;
  return last?.asked === asked ? { ...last.view, opened: null } : undefined;
}

/**
 * Notes what the map shows in the entry of the history itself, so that Back leads there. Past the router, which has put
 * functions of its own in place of those of `history`: nothing is to be loaded for it.
 */
export function keepView(view: KeptView, asked: string): void {
  last = { asked, view };
  History.prototype.replaceState.call(history, { ...history.state, [KEY]: view }, '');
}
