import { useSyncExternalStore } from 'react';
import type { MapInset } from '../../../map/map-types.ts';
import { NO_INSET } from '../../../map/no-inset.ts';

const PHONE = '(max-width: 599px)';
const SHEET = '(max-width: 1279px)';

const UNDER_SHEET: MapInset = { top: 0, right: 0, bottom: 56, left: 0 };
/** Filters float over the map of a phone besides. */
const ON_PHONE: MapInset = { ...UNDER_SHEET, top: 56 };

/** What lies over the map where the list is a sheet: its first line. */
export function useSheetInset(): MapInset {
  return useSyncExternalStore(followWidth, () =>
    matchMedia(PHONE).matches ? ON_PHONE : matchMedia(SHEET).matches ? UNDER_SHEET : NO_INSET,
  );
}

function followWidth(changed: () => void): () => void {
  const media = [PHONE, SHEET].map((query) => matchMedia(query));
  for (const one of media) one.addEventListener('change', changed);
  return () => {
    for (const one of media) one.removeEventListener('change', changed);
  };
}
