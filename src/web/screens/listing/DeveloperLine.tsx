import type { Company } from '#contract/company.ts';
import { initials } from '#domain/text/initials.ts';
import styles from './DeveloperLine.module.css';

/** Who builds: a monogram in place of a logo, the name, what is known besides. */
export function DeveloperLine({ developer }: { developer: Company }) {
  const { name, fullName, foundationYear, description } = developer;
  return (
    <div className={styles.developer}>
      <span className={styles.monogram} aria-hidden="true">
        {initials(name)}
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {[fullName, foundationYear && `работает с ${foundationYear} года`].filter(Boolean).join(' · ') ||
            'застройщик'}
        </p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </div>
  );
}
