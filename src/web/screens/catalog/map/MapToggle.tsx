import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { buttonClass } from '#ui/Button/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MapToggle.module.css';

/** Brings the map beside the results or takes it away; on a phone it floats over the list. */
export function MapToggle({ isOn }: { isOn: boolean }) {
  const toggle = useRef<HTMLAnchorElement>(null);
  useToggledFocus(toggle, isOn);
  return (
    <Link
      ref={toggle}
      to="/search"
      search={(old) => ({ ...old, map: isOn ? undefined : true })}
      preload={false}
      className={classNames(buttonClass({ variant: isOn ? 'primary' : 'secondary' }), styles.toggle)}
      data-on={isOn || undefined}
    >
      <Icon name="map" />
      Карта
      {isOn && (
        <>
          <Icon name="check" size={16} />
          <VisuallyHidden>показана, убрать</VisuallyHidden>
        </>
      )}
    </Link>
  );
}

/**
 * The button that brings the map and the sheet's way back to the list stand in for each other where there is no room
 * for both: whichever comes takes the focus over from the one that went.
 */
function useToggledFocus(toggle: RefObject<HTMLAnchorElement | null>, isOn: boolean): void {
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current === isOn) return;
    wasOn.current = isOn;
    const button = toggle.current!;
    const isShown = button.getClientRects().length > 0;
    const holder = document.activeElement;
    const isLost = holder === document.body || (holder === button && !isShown);
    const successor = isShown ? button : document.querySelector<HTMLElement>('[data-map-list] > nav a');
    if (isLost) successor?.focus({ preventScroll: true });
  }, [toggle, isOn]);
}
