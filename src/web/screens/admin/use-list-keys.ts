import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isSingleKey } from './is-single-key.ts';
import { listKeyAction, neighbourId } from './list-key-action.ts';
import { type ListOfRows, rowLinkOf } from './row-link.ts';
import { useListKeysSetting } from './use-list-keys-setting.ts';

/**
 * Keys of a list whose rows open beside it: J and K go to the next and the former row, S to what may be done with it,
 * / to the search, ? switches them off and on. They never fire in a field nor over a window. With a row open J and K
 * open another; without one they move the focus along the list, where Enter opens.
 */
export function useListKeys(
  list: ListOfRows,
  ids: readonly number[],
  openedId: number | undefined,
): [areOn: boolean, toggle: () => void] {
  const [areOn, setOn] = useListKeysSetting();
  const navigate = useNavigate();

  useEffect(() => {
    function go(action: 'next' | 'previous') {
      const id = neighbourId(ids, openedId ?? focusedId(), action);
      if (id === undefined) return;
      if (openedId === undefined) rowLinkOf(id)?.focus();
      if (openedId === undefined || id === openedId) return;
      rowLinkOf(id)?.scrollIntoView({ block: 'nearest' });
      void navigate({
        to: `${list}/$id`,
        params: { id },
        search: true,
        replace: true,
        resetScroll: false,
      });
    }

    function press(event: KeyboardEvent) {
      if (!isSingleKey(event)) return;
      const action = listKeyAction(event);
      if (action === undefined || (!areOn && action !== 'toggle')) return;
      event.preventDefault();
      if (action === 'toggle') setOn(!areOn);
      else if (action === 'search') document.querySelector<HTMLInputElement>('search input')?.select();
      else if (action === 'status') document.querySelector<HTMLElement>('[data-step]')?.focus();
      else go(action);
    }

    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, ids, openedId, areOn, setOn, navigate]);

  return [areOn, () => setOn(!areOn)];
}

function focusedId(): number | undefined {
  const id = (document.activeElement as HTMLElement | null)?.dataset.opens;
  return id === undefined ? undefined : Number(id);
}
