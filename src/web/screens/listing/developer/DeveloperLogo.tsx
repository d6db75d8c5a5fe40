import type { Company } from '#contract/company.ts';
import { initials } from '#domain/text/initials.ts';
import styles from './DeveloperLogo.module.css';

/** The logo of a company, or its initials where there is none. */
export function DeveloperLogo({ developer, size }: { developer: Company; size: 56 | 72 }) {
  const { logo, name } = developer;
  return logo === null ? (
    <span className={styles.logo} data-size={size} aria-hidden="true">
      {initials(name)}
    </span>
  ) : (
    <img src={logo.downloadURL} alt="" width={size} height={size} loading="lazy" className={styles.logo} />
  );
}
