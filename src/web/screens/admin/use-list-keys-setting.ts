import { useSyncExternalStore } from 'react';

const NAME = 'listKeys';
const OFF = 'off';
const CHANGED = 'genplan:list-keys';

/** Whether single keys work at the desk, kept by this browser, and how to change that. */
export function useListKeysSetting(): [areOn: boolean, set: (areOn: boolean) => void] {
  const areOn = useSyncExternalStore(subscribe, read, () => true);
  return [areOn, write];
}

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGED, onChange);
  // Another tab.
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

function read(): boolean {
  return localStorage.getItem(NAME) !== OFF;
}

function write(areOn: boolean): void {
  if (areOn) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, OFF);
  window.dispatchEvent(new Event(CHANGED));
}
