import { useState } from 'react';

/** What a window shows: what it was opened with stays while it fades away. */
export function useLastShown<Thing>(opened: Thing | null): Thing | null {
  const [shown, setShown] = useState(opened);
  if (opened !== null && opened !== shown) setShown(opened);
  return opened ?? shown;
}
