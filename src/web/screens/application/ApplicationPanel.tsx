import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatPhone } from '#domain/access/format-phone.ts';
import { phoneLink } from '#domain/access/phone-link.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './ApplicationPanel.module.css';
import { applicationQuery } from './application-queries.ts';
import { DealLink } from './DealLink.tsx';
import { DocumentList } from './DocumentList.tsx';
import { MoveHistory } from './MoveHistory.tsx';
import { StatusControl } from './StatusControl.tsx';
import { StatusLine } from './StatusLine.tsx';

const route = getRouteApi('/account/broker/others-mortgage-applications/$id');

/** An application beside the list of the desk: who, which deal, where it stands and what may be done. */
export function ApplicationPanel() {
  const { id } = route.useParams();
  const context = useSiteContext();
  const { data: details } = useSuspenseQuery(applicationQuery(context, id));
  const { application, asOf } = details;
  const { person, broker, brandName, dealUrl, documents } = application;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each application that opens is told.
  useEffect(() => {
    // A page that has just loaded leaves the focus where it is.
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
  }, [id]);

  async function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    await navigate({ to: '..', from: route.id, search: true, resetScroll: false });
    document.querySelector<HTMLElement>(`a[data-application="${id}"]`)?.focus();
  }

  return (
    <section className={styles.panel} aria-label={`Заявка №\u00a0${id}`} onKeyDown={closeByKey}>
      <header className={styles.head}>
        <Link
          to="/account/broker/others-mortgage-applications"
          search={true}
          className={styles.close}
          aria-label="Закрыть заявку"
          resetScroll={false}
        >
          <Icon name="close" size={20} />
        </Link>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {person.name}
        </h2>
        <a href={phoneLink(person.phone)} className={styles.phone}>
          {formatPhone(person.phone)}
        </a>
      </header>
      <div className={styles.part}>
        <StatusLine application={application} isShort />
        {/* What was begun for one application is not for the next. */}
        <StatusControl key={id} details={details} />
      </div>
      <div className={styles.part}>
        <dl className={styles.facts}>
          <dt>Заявка</dt>
          <dd>
            №{'\u00a0'}
            {id}
          </dd>
          <dt>Бренд</dt>
          <dd>{brandName}</dd>
          <dt>Сделка</dt>
          <dd>
            <DealLink url={dealUrl} />
          </dd>
          <dt>Брокер</dt>
          <dd>
            {broker.name}
            {!broker.isOurs && <span className={styles.quiet}>, нет в{'\u00a0'}системе</span>}
            <br />
            <a href={phoneLink(broker.phone)} className={styles.nowrap}>
              {formatPhone(broker.phone)}
            </a>
          </dd>
        </dl>
      </div>
      <div className={styles.part}>
        <h3 className={styles.title}>Документы</h3>
        {documents.length > 0 ? (
          <DocumentList documents={documents} />
        ) : (
          <p className={styles.quiet}>Клиент пока ничего не{'\u00a0'}добавил</p>
        )}
      </div>
      <div className={styles.part}>
        <h3 className={styles.title}>История</h3>
        <MoveHistory application={application} asOf={asOf} />
      </div>
    </section>
  );
}
