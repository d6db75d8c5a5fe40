import type { ReactNode } from 'react';
import { SiteBreadcrumbs } from '../../parts/page/SiteBreadcrumbs.tsx';
import styles from './ListingHead.module.css';

export interface ListingHeadProps {
  steps: readonly ReactNode[];
  title: string;
  /** Short facts in one line; what is not known is left out. */
  facts: readonly ReactNode[];
  /** Puts it aside and gives it to others. */
  tools?: ReactNode;
}

/** The top of the page of a flat or a complex. */
export function ListingHead({ steps, title, facts, tools }: ListingHeadProps) {
  return (
    <div className={styles.head}>
      <SiteBreadcrumbs steps={steps} />
      <div className={styles.row}>
        <h1 className={styles.title}>{title}</h1>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      <ul className={styles.facts}>
        {facts.filter(Boolean).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a page never change places.
          <li key={index}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
