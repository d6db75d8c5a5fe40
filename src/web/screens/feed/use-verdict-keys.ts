import { useEffect, useEffectEvent } from 'react';
import { isSingleKey } from '../admin/is-single-key.ts';
import { useListKeysSetting } from '../admin/use-list-keys-setting.ts';

const KEYS = ['Digit1', 'Digit2', 'Digit3'];

/**
 * Keys 1, 2 and 3 decide about the thing in whose row (`data-decided`) the focus is; about none in particular where it
 * is elsewhere.
 */
export function useVerdictKeys(decide: (at: number, id: number | null) => void): void {
  const [areOn] = useListKeysSetting();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const at = KEYS.indexOf(event.code);
    if (at < 0 || !areOn || event.ctrlKey || event.altKey || event.metaKey || !isSingleKey(event)) return;
    event.preventDefault();
    const row = document.activeElement?.closest<HTMLElement>('[data-decided]');
    decide(at, row ? Number(row.dataset.decided) : null);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
