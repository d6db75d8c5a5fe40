import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; the whole line by default. */
  width?: string | number;
  /** Any CSS length; a line of small text by default. */
  height?: string | number;
  /** Width to height, e.g. '302 / 220', instead of a height. */
  ratio?: string;
  radius?: 'cell' | 'control' | 'card';
  className?: string;
}

/** A quiet block in the place of content that is loading; it is hidden from assistive technology. */
export function Skeleton({ width = '100%', height = 14, ratio, radius = 'cell', className }: SkeletonProps) {
  const box: CSSProperties = ratio ? { width, aspectRatio: ratio } : { width, height };
  return (
    <span aria-hidden="true" className={classNames(styles.block, styles[radius], className)} style={box} />
  );
}
