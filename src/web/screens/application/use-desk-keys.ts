import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { deskKeyAction, neighbourId } from './desk-key-action.ts';
import { useDeskKeysSetting } from './use-desk-keys-setting.ts';

const FIELD = 'input, textarea, select, [contenteditable]';

/**
 * Keys of the desk: J and K go to the next and the former application, S to its status, / to the search, ? switches
 * them off and on. They never fire in a field nor over a window. With an application open J and K open another; without
 * one they move the focus along the list, where Enter opens.
 */
export function useDeskKeys(
  ids: readonly number[],
  openedId: number | undefined,
): [areOn: boolean, toggle: () => void] {
  const [areOn, setOn] = useDeskKeysSetting();
  const navigate = useNavigate();

  useEffect(() => {
    function go(action: 'next' | 'previous') {
      const id = neighbourId(ids, openedId ?? focusedId(), action);
      if (id === undefined) return;
      if (openedId === undefined) linkOf(id)?.focus();
      if (openedId === undefined || id === openedId) return;
      linkOf(id)?.scrollIntoView({ block: 'nearest' });
      void navigate({
        to: '/account/broker/others-mortgage-applications/$id',
        params: { id },
        search: true,
        replace: true,
        resetScroll: false,
      });
    }

    function press(event: KeyboardEvent) {
      const target = event.target as Element;
      if (event.defaultPrevented || target.closest(FIELD) || document.querySelector('[role="dialog"]'))
        return;
      const action = deskKeyAction(event);
      if (action === undefined || (!areOn && action !== 'toggle')) return;
      event.preventDefault();
      if (action === 'toggle') setOn(!areOn);
      else if (action === 'search') document.querySelector<HTMLInputElement>('search input')?.select();
      else if (action === 'status') document.querySelector<HTMLElement>('[data-step]')?.focus();
      else go(action);
    }

    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ids, openedId, areOn, setOn, navigate]);

  return [areOn, () => setOn(!areOn)];
}

/** The link of a row. */
function linkOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`a[data-application="${id}"]`);
}

function focusedId(): number | undefined {
  const id = (document.activeElement as HTMLElement | null)?.dataset.application;
  return id === undefined ? undefined : Number(id);
}
