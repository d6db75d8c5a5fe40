import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  /** Meaning, always said by the text too; neutral by default. */
  tone?: 'neutral' | 'primary' | 'money' | 'success' | 'warning' | 'danger' | 'info';
  /** `solid` for counters on a control, `tint` for marks in text, `outline` for quiet tags. */
  look?: 'tint' | 'outline' | 'solid';
  className?: string;
}

/** A short mark: a status, a tag or a count. */
export function Badge({ children, tone = 'neutral', look = 'tint', className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], styles[look], className)}>{children}</span>;
}
