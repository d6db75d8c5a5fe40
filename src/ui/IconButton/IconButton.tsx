import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The action; a screen reader has no other text. */
  label: string;
  /** `plain` has no background, `outline` has a border, `float` is for use on a picture. */
  variant?: 'plain' | 'outline' | 'float';
  /** The side is 44 px for m and 36 px for s. */
  size?: 'm' | 's';
  /** For a button that stays on, such as a favourite: sets `aria-pressed` and fills the icon. */
  pressed?: boolean;
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon and a spoken label. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'm',
  pressed,
  loading = false,
  disabled = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (disabled || loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      aria-disabled={disabled || loading || undefined}
      disabled={disabled}
      className={classNames(styles.button, styles[variant], styles[size], className)}
      onClick={handleClick}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : <Icon name={icon} />}
    </button>
  );
}
