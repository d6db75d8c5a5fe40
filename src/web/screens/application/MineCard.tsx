import { useId } from 'react';
import type { ApplicationShown } from '#contract/application.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { phoneLink } from '#domain/access/phone-link.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { russianQuotes } from '#domain/text/quotes.ts';
import { nextForPerson } from './application-texts.ts';
import { DealLink } from './DealLink.tsx';
import styles from './MineCard.module.css';
import { MineDocuments } from './MineDocuments.tsx';
import { StatusLine } from './StatusLine.tsx';

/** One of a person's own applications: where it stands and what comes next. */
export function MineCard({ application }: { application: ApplicationShown }) {
  const titleId = useId();
  const { id, brandName, dealUrl, broker } = application;
  const next = nextForPerson(application);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {russianQuotes(`«${brandName}»`)}
        </h2>
        <p className={styles.facts}>
          Заявка №{NBSP}
          {id} · <DealLink url={dealUrl} />
        </p>
      </div>
      <StatusLine application={application} />
      <div className={styles.next}>
        <h3 className={styles.nextTitle}>{next.title}</h3>
        <p>
          {next.text}{' '}
          <a href={phoneLink(broker.phone)} className={styles.phone}>
            {formatPhone(broker.phone)}
          </a>
        </p>
      </div>
      <MineDocuments application={application} />
    </article>
  );
}
