import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { LeaveModal } from './LeaveModal.tsx';
import { UnsavedContext } from './unsaved-changes.ts';

interface UnsavedGuardProps {
  /** The form is the page's own: windows that open over it by the address take nothing from it. */
  isOfPage?: boolean;
  children: ReactNode;
}

/**
 * Asks before edits of the forms within are lost: by a link, by «back», by a window that closes. Whoever closes the
 * tab is asked by the browser.
 */
export function UnsavedGuard({ isOfPage, children }: UnsavedGuardProps) {
  const changed = useRef<readonly string[] | null>(null);
  const [asked, setAsked] = useState<{ then: () => void } | null>(null);
  const isEdited = useCallback(() => changed.current !== null, []);
  const navigation = useBlocker({
    shouldBlockFn: ({ current, next }) => isEdited() && !(isOfPage && current.pathname === next.pathname),
    enableBeforeUnload: isEdited,
    withResolver: true,
  });
  const unsaved = useMemo(
    () => ({
      update(now: readonly string[] | null) {
        changed.current = now;
      },
      leave(then: () => void) {
        if (changed.current === null) then();
        else setAsked({ then });
      },
    }),
    [],
  );

  function stay() {
    navigation.reset?.();
    setAsked(null);
  }

  function leave() {
    changed.current = null;
    navigation.proceed?.();
    asked?.then();
    setAsked(null);
  }

  return (
    <UnsavedContext value={unsaved}>
      {children}
      <LeaveModal
        open={asked !== null || navigation.status === 'blocked'}
        changed={changed.current ?? []}
        onStay={stay}
        onLeave={leave}
      />
    </UnsavedContext>
  );
}
