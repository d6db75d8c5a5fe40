import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ControlBox.module.css';

export interface ControlBoxProps {
  /** The content before the value, such as «от» or an icon. */
  before?: ReactNode;
  /** The content after the value, such as ₽, м² or a button. */
  after?: ReactNode;
  invalid?: boolean;
  disabled?: boolean;
  tall?: boolean;
  children: ReactNode;
}

/** The bordered box of a text-like control; a press anywhere in it goes to the input. */
export function ControlBox({ before, after, invalid, disabled, tall, children }: ControlBoxProps) {
  function focusInput(event: MouseEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('input, textarea, button, a')) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press only lengthens the input's own target.
    <div
      className={classNames(styles.box, tall && styles.tall)}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      onMouseDown={focusInput}
    >
      {before && <span className={styles.side}>{before}</span>}
      {children}
      {after && <span className={styles.side}>{after}</span>}
    </div>
  );
}
