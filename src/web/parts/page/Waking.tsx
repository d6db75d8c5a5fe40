import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useIsFirstHtml } from './use-is-first-html.ts';

/**
 * A part of a page that stays as the server has made it until its file has come, for parts in sight whose place a box of
 * its own would disturb. Asked to show something else meanwhile, it wakes as it was and changes then: React would drop
 * its HTML, and with it what was pressed in it.
 */
export function Waking({ children }: { children: ReactNode }) {
  const [isAwake, setIsAwake] = useState(!useIsFirstHtml());
  const [first] = useState(children);
  const shown = isAwake ? children : first;
  return useMemo(
    () => (
      <Suspense>
        {shown}
        <Awake onAwake={setIsAwake} />
      </Suspense>
    ),
    [shown],
  );
}

function Awake({ onAwake }: { onAwake: (isAwake: boolean) => void }) {
  useEffect(() => onAwake(true), [onAwake]);
  return null;
}
