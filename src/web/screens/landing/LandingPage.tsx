import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { SiteBreadcrumbs } from '../../parts/page/SiteBreadcrumbs.tsx';
import styles from './LandingPage.module.css';

export interface Step {
  title: string;
  /** Beside the title, quieter. */
  aside: string;
  text: string;
}

interface LandingPageProps {
  /** The way from the main page, this one included. */
  crumbs: readonly ReactNode[];
  heading: string;
  lead: ReactNode;
  /** Where one goes from here, one primary among them. */
  actions: ReactNode;
  steps: readonly Step[];
  children: ReactNode;
}

/** A page that explains one thing: what it is and how it goes on a white ground, the rest beneath. */
export function LandingPage({ crumbs, heading, lead, actions, steps, children }: LandingPageProps) {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.top}>
          <SiteBreadcrumbs steps={crumbs} />
          <div className={styles.columns}>
            <div>
              <h1 className={styles.heading}>{nonBreaking(heading)}</h1>
              <p className={styles.lead}>{typeof lead === 'string' ? nonBreaking(lead) : lead}</p>
              <div className={styles.actions}>{actions}</div>
            </div>
            <ol className={styles.steps}>
              {steps.map(({ title, aside, text }) => (
                <li key={title} className={styles.step}>
                  <h2 className={styles.title}>{nonBreaking(title)}</h2>
                  <p className={styles.aside}>{nonBreaking(aside)}</p>
                  <p className={styles.text}>{nonBreaking(text)}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
      <div className={styles.content}>{children}</div>
    </main>
  );
}
