import { classNames } from '../class-names.ts';
import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Side of the square, px; 20 by default. */
  size?: 16 | 20 | 24 | 32;
  /** The text for screen readers; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const speech = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has an aria-label or is hidden, and a title would pop up.
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classNames(styles.icon, className)}
      {...speech}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
