import { Link } from '@tanstack/react-router';
import styles from './Logo.module.css';

/** The name of the site with its four cells, one of them filled; leads home. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo}>
      <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="1.6">
          <rect x="1.5" y="1.5" width="10" height="10" rx="2" />
          <rect x="14.5" y="1.5" width="10" height="10" rx="2" />
          <rect x="14.5" y="14.5" width="10" height="10" rx="2" />
        </g>
        <rect x=".7" y="13.7" width="11.6" height="11.6" rx="2.5" fill="currentColor" />
      </svg>
      <span>Генплан</span>
    </Link>
  );
}
