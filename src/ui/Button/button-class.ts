import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** The height is 44 px for m and 36 px for s. */
  size?: 'm' | 's';
  /** Takes the whole width of its parent. */
  wide?: boolean;
}

/** The class of a button, for elements the kit does not make itself, such as a router link. */
export function buttonClass({ variant = 'primary', size = 'm', wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide);
}
