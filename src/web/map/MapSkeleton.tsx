import styles from './MapSkeleton.module.css';

/** The shape of a map while it loads: rings and roads of no city. */
export function MapSkeleton() {
  return <span aria-hidden="true" className={styles.skeleton} />;
}
