import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Whether Back closes the modals of a page; where it may not, such as in a frame of somebody's page, it is off. */
export const BackClosesModals = createContext(false);

/** The key in the state of a history entry that counts the modals over its page. */
const OVER_PAGE = 'modals';

/** The number of open modals, which is also the place of the topmost one. */
let open = 0;

/**
 * Makes an open modal an entry of the history of its own, so that Back closes it and leaves the page as it is. Closed
 * in any other way it takes its entry along.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const isOn = useContext(BackClosesModals);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOn || !isOpen) return;
    open += 1;
    const depth = open;
    if (overPage() < depth) pushEntry(depth);
    const follow = () => {
      if (overPage() < depth) close();
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      open -= 1;
      // Code that closes a modal to navigate has navigated by then, and the entry lies behind.
      setTimeout(leaveEmptyEntries);
    };
  }, [isOn, isOpen]);
}

/**
 * Leaves entries of modals that are open no more behind: Forward leads to such a one, and so does Back from a page that
 * was opened out of a modal; after a reload the page stands on one.
 */
export function useNoEmptyEntries(): void {
  useEffect(() => {
    leaveEmptyEntries();
    addEventListener('popstate', leaveEmptyEntries);
    return () => removeEventListener('popstate', leaveEmptyEntries);
  }, []);
}

let isLeaving = false;

function leaveEmptyEntries(): void {
  if (isLeaving || overPage() <= open) return;
  isLeaving = true;
  const arrive = () => {
    isLeaving = false;
  };
  addEventListener('popstate', arrive, { once: true });
  history.go(open - overPage());
}

function overPage(): number {
  return Number((history.state as Record<string, unknown> | null)?.[OVER_PAGE] ?? 0);
}

/**
 * Past the router, which has put functions of its own in place of those of `history`: the address stays, so there is
 * nothing to load.
 */
function pushEntry(depth: number): void {
  History.prototype.pushState.call(history, { ...history.state, [OVER_PAGE]: depth }, '');
}
