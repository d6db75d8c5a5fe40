import type { ReactNode } from 'react';
import type { Company } from '#contract/company.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import styles from './DeveloperLine.module.css';
import { DeveloperLogo } from './developer/DeveloperLogo.tsx';

/** Who builds: the logo or a monogram, the name, what is known besides. */
export function DeveloperLine({ developer, children }: { developer: Company; children?: ReactNode }) {
  const { name, fullName, foundationYear, description } = developer;
  return (
    <div className={styles.developer}>
      <DeveloperLogo developer={developer} size={56} />
      <div className={styles.words}>
        <p className={styles.name}>{nonBreaking(name)}</p>
        <p className={styles.facts}>
          {[fullName, foundationYear && `работает с ${foundationYear} года`].filter(Boolean).join(' · ') ||
            'застройщик'}
        </p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {children}
    </div>
  );
}
