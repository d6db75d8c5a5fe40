import styles from './SplitBar.module.css';

interface SplitBarProps {
  /** Sizes in the order they stand in; `look` is the class that fills one. */
  parts: readonly { name: string; size: number; look: string | undefined }[];
  /** The sum of the whole width; that of the parts, unless bars are to be compared. */
  whole?: number;
}

const FULL = 100;

/** Parts of a whole side by side, in their proportion. Its numbers stand beside it in words. */
export function SplitBar({ parts, whole = parts.reduce((sum, { size }) => sum + size, 0) }: SplitBarProps) {
  let start = 0;
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      {parts.map(({ name, size, look }) => {
        const share = whole === 0 ? 0 : (size / whole) * FULL;
        const x = start;
        start += share;
        return <rect key={name} x={`${x}%`} width={`${share}%`} height="100%" className={look} />;
      })}
    </svg>
  );
}
