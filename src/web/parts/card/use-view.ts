import { useEffect } from 'react';
import type { ChosenKind } from '../chosen/chosen-store.ts';
import { viewedListings } from './viewed-listings.ts';

/** Called by the page of a flat or a complex: cards of it say from now on that it was opened. */
export function useView(kind: ChosenKind, id: number): void {
  useEffect(() => viewedListings.view(kind, id), [kind, id]);
}
