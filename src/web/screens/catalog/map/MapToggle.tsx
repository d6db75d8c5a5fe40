import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { buttonClass } from '#ui/Button/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MapToggle.module.css';
import { useToggledFocus } from './use-toggled-focus.ts';

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
