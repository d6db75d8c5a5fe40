import styles from './AdminIcon.module.css';

/** Line icons of the console on a 16 grid; the kit's own stay with the public pages. */
const PATHS = {
  feed: 'M3 4h10M3 8h10M3 12h6',
  dashboard: 'M2.5 13V6M6 13V3M9.5 13V8M13 13V5',
  check: 'M3 8.500l3.200 3.200L13 5',
  failed: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 5v3.500M8 11v.1',
  pause: 'M6 4v8M10 4v8',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 5v3.200l2 1.300',
  off: 'M8 2.500v5M4.700 4.500a5 5 0 1 0 6.600 0',
  trash: 'M3 4.500h10M6.500 4.500v-2h3v2M4.500 4.500l.6 9h5.800l.6-9',
  spark: 'M8 3v10M3 8h10',
  run: 'M12.800 8a4.800 4.800 0 1 1-1.500-3.500L12.800 6M12.800 2.700V6H9.500',
  upload: 'M8 11V3M5 6l3-3 3 3M3 13h10',
} as const;

export type AdminIconName = keyof typeof PATHS;

/** Decoration beside words that say the same. */
export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      className={styles.icon}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
