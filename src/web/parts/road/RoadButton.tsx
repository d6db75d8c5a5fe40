import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { lazyWindow } from '../../lazy-window.tsx';
import { useRoad } from '../../query/use-road.ts';
import styles from './RoadButton.module.css';

const { Window: RoadModal, preload } = lazyWindow(() => import('./RoadModal.tsx'), 'RoadModal');

/** «Дорога»: opens the window where one says where one goes every day. */
export function RoadButton() {
  const isSet = useRoad() !== undefined;
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className={classNames(styles.opener, isSet && styles.set)}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="pin" size={16} />
        Дорога
      </button>
      {isOpen !== undefined && (
        <RoadModal open={isOpen} onClose={() => setIsOpen(false)} onClosed={() => setIsOpen(undefined)} />
      )}
    </>
  );
}
