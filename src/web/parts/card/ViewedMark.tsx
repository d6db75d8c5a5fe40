import type { ChosenKind } from '../chosen/chosen-store.ts';
import { useBrowserStore } from '../page/use-browser-store.ts';
import styles from './ViewedMark.module.css';
import { viewedListings } from './viewed-listings.ts';

/** Says over the picture of a card that its page was opened in this browser; it takes no room, so nothing moves. */
export function ViewedMark({ kind, id }: { kind: ChosenKind; id: number }) {
  const viewed = useBrowserStore(viewedListings);
  return viewed?.[kind].includes(id) ? <p className={styles.mark}>Просмотрено</p> : null;
}
