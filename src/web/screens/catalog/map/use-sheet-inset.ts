import { useSyncExternalStore } from 'react';
import type { MapInset } from '../../../map/map-types.ts';
import { NO_INSET } from '../../../map/no-inset.ts';

const PHONE = '(max-width: 599px)';
const SHEET = '(max-width: 1279px)';

const UNDER_SHEET: MapInset = { top: 0, right: 0, bottom: 56, left: 0 };
/** Filters float over the map of a phone besides. */
const ON_PHONE: MapInset = { ...UNDER_SHEET, top: 56 };

/** Marks of what is found keep half a mark from the edges, and from the buttons and the count that lie over them. */
const WIDE = { inset: NO_INSET, clear: { top: 32, right: 76, bottom: 32, left: 32 } };
const SHEETED = { inset: UNDER_SHEET, clear: { top: 32, right: 76, bottom: 164, left: 32 } };
const PHONED = { inset: ON_PHONE, clear: { top: 88, right: 76, bottom: 164, left: 32 } };

/** The height of the first line of the sheet, which lies over the map, and the space marks should keep clear of. */
export function useSheetInset(): { inset: MapInset; clear: MapInset } {
  return useSyncExternalStore(followWidth, () =>
    matchMedia(PHONE).matches ? PHONED : matchMedia(SHEET).matches ? SHEETED : WIDE,
  );
}

function followWidth(changed: () => void): () => void {
  const media = [PHONE, SHEET].map((query) => matchMedia(query));
  for (const one of media) one.addEventListener('change', changed);
  return () => {
    for (const one of media) one.removeEventListener('change', changed);
  };
}
