import { useEffect, useEffectEvent } from 'react';
import { type ConsoleKey, consoleKey } from './console-key.ts';
import { isSingleKey } from './is-single-key.ts';
import { useListKeysSetting } from './use-list-keys-setting.ts';

/**
 * Keys that work all over the console: they go before those of a list. Single ones never fire in a field nor over a
 * window, and who switched single keys off has the sheet of help alone.
 */
export function useConsoleKeys(act: (does: ConsoleKey) => void): void {
  const [areOn] = useListKeysSetting();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = consoleKey(event);
    if (!key || event.isComposing) return;
    if (key.isSingle && (!isSingleKey(event) || (!areOn && key.does !== 'help'))) return;
    event.preventDefault();
    event.stopPropagation();
    act(key.does);
  });
  useEffect(() => {
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}

/** Sends the form that is open: that of the topmost window, or of the page. */
export function saveOpenForm(): void {
  const windows = document.querySelectorAll('[role="dialog"]');
  const place = windows[windows.length - 1] ?? document.querySelector('main');
  place?.querySelector<HTMLFormElement>('form:has([type="submit"])')?.requestSubmit();
}
