// biome-ignore-all lint/suspicious/noArrayIndexKey: the steps of a page never change places.
import type { ReactNode } from 'react';
import styles from './Breadcrumbs.module.css';

/** The way from the start to this page; the last step is the page itself and no link. */
export function Breadcrumbs({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <nav aria-label="Вы здесь">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={index}
            className={styles.step}
            aria-current={index === steps.length - 1 ? 'page' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
