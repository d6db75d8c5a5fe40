import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import styles from './WidgetDialog.module.css';

export interface WidgetDialogProps {
  /** The words of the button that opens it. */
  opener: string;
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A popup of the widget: the browser's own dialog, which keeps the focus inside and closes by Escape. In a frame as
 * high as its content the middle may be far away, so it stands where its button is.
 */
export function WidgetDialog({ opener, title, isOpen, onToggle, children }: WidgetDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current!;
    if (!isOpen) return element.close();
    if (element.open) return;
    const active = document.activeElement ?? place.current!;
    const { top } = active.getBoundingClientRect();
    // Already where it will be, nearly: opening moves the focus in, and the page around scrolls after the focus.
    element.style.marginTop = `${top}px`;
    element.showModal();
    const room = window.innerHeight - element.offsetHeight - 24;
    element.style.marginTop = `${Math.max(24, Math.min(top - element.offsetHeight / 2, room))}px`;
  }, [isOpen]);

  return (
    <div ref={place}>
      <Button wide onClick={() => onToggle(true)}>
        {opener}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={() => onToggle(false)}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label="Закрыть" className={styles.close} onClick={() => onToggle(false)} />
        </div>
        {children}
      </dialog>
    </div>
  );
}
