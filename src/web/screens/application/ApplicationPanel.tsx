import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatPhone } from '#domain/access/format-phone.ts';
import { phoneLink } from '#domain/access/phone-link.ts';
import { APPLICATION_STATUS_LABELS } from '#domain/application/application-status.ts';
import { russianQuotes } from '#domain/text/quotes.ts';
import { useSiteContext } from '../../site-context.ts';
import { History } from '../admin/History.tsx';
import styles from '../admin/SidePanel.module.css';
import { SidePanel } from '../admin/SidePanel.tsx';
import { ApplicationLeader } from './ApplicationLeader.tsx';
import { AskedDocuments } from './AskedDocuments.tsx';
import { applicationQuery } from './application-queries.ts';
import { BankAnswers } from './BankAnswers.tsx';
import { DealLink } from './DealLink.tsx';
import { DocumentList } from './DocumentList.tsx';
import { StatusControl } from './StatusControl.tsx';
import { StatusLine } from './StatusLine.tsx';

const route = getRouteApi('/account/broker/others-mortgage-applications/$id');

/** An application beside the list of the desk: who, which deal, where it stands and what may be done. */
export function ApplicationPanel() {
  const { id } = route.useParams();
  const context = useSiteContext();
  const { data: details } = useSuspenseQuery(applicationQuery(context, id));
  const { application, asOf } = details;
  const { person, broker, brandName, partnerName, dealUrl, documents } = application;

  return (
    <SidePanel
      list="/account/broker/others-mortgage-applications"
      id={id}
      label={`Заявка №\u00a0${id}`}
      closeLabel="Закрыть заявку"
      title={person.name}
      subtitle={
        <a href={phoneLink(person.phone)} className={styles.phone}>
          {formatPhone(person.phone)}
        </a>
      }
    >
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
          {partnerName !== null && (
            <>
              <dt>Партнёр</dt>
              <dd>{partnerName}</dd>
            </>
          )}
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
      {details.mayLead && <ApplicationLeader details={details} />}
      <BankAnswers key={`answers ${id}`} details={details} />
      <div className={styles.part}>
        <h3 className={styles.title}>Документы</h3>
        <AskedDocuments key={id} details={details} />
        {documents.length > 0 ? (
          <DocumentList documents={documents} />
        ) : (
          <p className={styles.quiet}>Клиент пока ничего не{'\u00a0'}добавил</p>
        )}
      </div>
      <div className={styles.part}>
        <h3 className={styles.title}>История</h3>
        <History
          asOf={asOf}
          items={application.moves.toReversed().map(({ status, at, by, comment }) => ({
            key: at.getTime() + status,
            title: APPLICATION_STATUS_LABELS[status],
            by:
              by ??
              (partnerName === null ? 'от партнёра' : `от партнёра ${russianQuotes(`«${partnerName}»`)}`),
            at,
            note: comment,
          }))}
        />
      </div>
    </SidePanel>
  );
}
