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
  copy: 'M6 6h7.500v7.500H6zM10 6V2.500H2.500V10H6',
  users:
    'M6 7.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM1.500 13.500c.3-2.500 2-4 4.500-4s4.200 1.500 4.500 4M10.500 2.800a2.400 2.400 0 0 1 0 4.500M12 9.800c1.500.5 2.400 1.800 2.600 3.700',
  company: 'M2.500 13.500v-11h7v11M9.500 6.500h4v7M1.500 13.500h13M5 5.500h2M5 8h2M5 10.500h2',
  place:
    'M8 14s-4.500-3.900-4.500-7.500a4.500 4.500 0 0 1 9 0C12.500 10.100 8 14 8 14zM8 5a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z',
  client: 'M2 6.500h12v7H2zM5.500 6.500v-3h5v3M2 9.500h12',
  upload: 'M8 11V3M5 6l3-3 3 3M3 13h10',
  key: 'M6 12.500a3 3 0 1 1 2.800-4H14v2.500h-2V9.500M6 9.500v.1',
  bank: 'M2.500 6.500 8 3l5.500 3.500zM4 6.500V12M8 6.500V12M12 6.500V12M2.500 13h11',
  person:
    'M8 8a2.700 2.700 0 1 0 0-5.400A2.700 2.700 0 0 0 8 8zM3 13.500c.5-2.500 2.500-3.800 5-3.800s4.500 1.300 5 3.800',
  paper: 'M4 2.500h5L12 5.500v8H4zM9 2.500v3h3',
  papers: 'M4 2.500h5.500L12.500 5.500v8h-8.500zM6.500 8h4M6.500 10.500h4',
  question:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6.300 6.300a1.700 1.700 0 1 1 2.500 1.500c-.6.3-.8.7-.8 1.300M8 11.200v.1',
  grip: 'M6 4v.1M10 4v.1M6 8v.1M10 8v.1M6 12v.1M10 12v.1',
  collection: 'M2.500 4.500h11v9h-11zM4 2.500h8M5.500 8h5M5.500 10.500h3',
  plug: 'M6 2.500V6M10 2.500V6M4 6h8v2a4 4 0 0 1-8 0zM8 12v2',
  edit: 'M3 13l.6-2.800 7-7a1 1 0 0 1 1.400 0l.8.8a1 1 0 0 1 0 1.400l-7 7zM9.500 4.500l2 2',
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
