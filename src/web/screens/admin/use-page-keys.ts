import { useEffect, useEffectEvent } from 'react';
import { isSingleKey } from './is-single-key.ts';
import { shortcutOf } from './shortcut-of.ts';
import { useListKeysSetting } from './use-list-keys-setting.ts';

/**
 * Keys of whatever page the console shows: J and K go along the rows of its lists, X chooses the row that has the
 * focus, and a control that names a key in `aria-keyshortcuts` is pressed by it, one of a row while its row has the
 * focus. Lists whose rows open beside them have J and K of their own.
 */
export function usePageKeys(): void {
  const [areOn] = useListKeysSetting();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === undefined) return;
    const isHeard =
      shortcut === 'Control+Enter' ? !document.querySelector('[role="dialog"]') : areOn && isSingleKey(event);
    if (isHeard && act(shortcut)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Tells whether the page had something to do. */
function act(shortcut: string): boolean {
  const row = document.activeElement?.closest<HTMLElement>('main tbody tr') ?? null;
  if (shortcut === 'J' || shortcut === 'K') return goFrom(row, shortcut === 'J' ? 1 : -1);
  if (shortcut === 'X') return press(row?.querySelector<HTMLElement>('input[type="checkbox"]'));
  const asked = `[aria-keyshortcuts="${shortcut}"]`;
  const ofRow = row?.querySelector<HTMLElement>(asked);
  // A window that is opened from a row gives the focus back to its link, not to a button that may go.
  if (ofRow) return press(ofRow);
  const ofPage = [...document.querySelectorAll<HTMLElement>(`main ${asked}`)].find(
    (control) => !control.closest('tbody'),
  );
  ofPage?.focus();
  return press(ofPage);
}

/** A field is entered, to be typed over; anything else is pressed. */
function press(control: HTMLElement | null | undefined): boolean {
  if (control instanceof HTMLInputElement && control.type !== 'checkbox') control.select();
  else control?.click();
  return Boolean(control);
}

/** At the ends the focus stays. */
function goFrom(row: HTMLElement | null, step: 1 | -1): boolean {
  if (document.querySelector('[data-opens]')) return false;
  const links = [...document.querySelectorAll('main tbody tr')].flatMap(
    (one) => one.querySelector<HTMLElement>('a[href]') ?? [],
  );
  const at = links.findIndex((link) => row?.contains(link));
  const next = links[Math.min(Math.max(at + step, 0), links.length - 1)];
  next?.focus();
  return next !== undefined;
}
