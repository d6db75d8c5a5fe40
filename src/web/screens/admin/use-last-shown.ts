import { useState } from 'react';

/** The thing a window was opened with; it stays while the window fades away. */
export function useLastShown<Thing>(opened: Thing | null): Thing | null {
  const [shown, setShown] = useState(opened);
  if (opened !== null && opened !== shown) setShown(opened);
  return opened ?? shown;
}
