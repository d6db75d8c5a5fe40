import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that brings the map and the sheet's way back to the list stand in for each other where there is no room
 * for both: whichever comes takes the focus over from the one that went.
 */
export function useToggledFocus(toggle: RefObject<HTMLAnchorElement | null>, isOn: boolean): void {
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current === isOn) return;
    wasOn.current = isOn;
    const button = toggle.current!;
    const isShown = button.getClientRects().length > 0;
    const holder = document.activeElement;
    const isLost = holder === document.body || (holder === button && !isShown);
    const heir = isShown ? button : document.querySelector<HTMLElement>('[data-map-list] > nav a');
    if (isLost) heir?.focus({ preventScroll: true });
  }, [toggle, isOn]);
}
