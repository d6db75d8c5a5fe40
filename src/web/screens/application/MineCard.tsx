import { useId } from 'react';
import type { ApplicationShown } from '#contract/application.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { phoneLink } from '#domain/access/phone-link.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { russianQuotes } from '#domain/text/quotes.ts';
import { leaderOf, nextForPerson } from './application-texts.ts';
import { DealLink } from './DealLink.tsx';
import { MineActions } from './MineActions.tsx';
import { MineAnswers } from './MineAnswers.tsx';
import styles from './MineCard.module.css';
import { MineDocuments } from './MineDocuments.tsx';
import { MineName } from './MineName.tsx';
import { StatusLine } from './StatusLine.tsx';

interface MineCardProps {
  application: ApplicationShown;
  asOf: Date;
}

/** One of a person's own applications: where it stands, what comes next and by when, what banks answered. */
export function MineCard({ application, asOf }: MineCardProps) {
  const titleId = useId();
  const { id, brandName, dealUrl, person, mayRename, withdrawnAt, answers } = application;
  const next = nextForPerson(application, asOf);
  const { phone } = leaderOf(application);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {russianQuotes(`«${brandName}»`)}
        </h2>
        <p className={styles.facts}>
          Заявка №{NBSP}
          {id} · {person.name} · <DealLink url={dealUrl} />
        </p>
      </div>
      <StatusLine application={application} />
      <div className={styles.next}>
        <h3 className={styles.nextTitle}>{next.title}</h3>
        <p>
          {next.text}{' '}
          <a href={phoneLink(phone)} className={styles.phone}>
            {formatPhone(phone)}
          </a>
        </p>
      </div>
      {answers.length > 0 && <MineAnswers answers={answers} />}
      {mayRename && !withdrawnAt && <MineName application={application} />}
      <MineDocuments application={application} />
      <div className={styles.next}>
        <MineActions application={application} />
      </div>
    </article>
  );
}
