import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { LeadDetails, LeadFact } from '#contract/lead-desk.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { holds } from '#domain/access/holds.ts';
import { phoneLink } from '#domain/access/phone-link.ts';
import { LEAD_EVENTS, LEAD_KINDS } from '#domain/lead/lead-work.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { plural } from '#domain/text/plural.ts';
import { selfQuery } from '../../data/self-query.ts';
import { useSiteContext } from '../../site-context.ts';
import { History } from '../admin/History.tsx';
import styles from '../admin/SidePanel.module.css';
import { SidePanel } from '../admin/SidePanel.tsx';
import { EraseLead } from './EraseLead.tsx';
import { LeadActions } from './LeadActions.tsx';
import { LeadNoteForm } from './LeadNoteForm.tsx';
import { LeadStage } from './LeadStage.tsx';
import { leadQuery } from './lead-queries.ts';
import { DELIVERY_TEXTS, namelessText } from './lead-texts.ts';
import { useLeadPlace } from './use-lead-place.ts';

/** A lead beside the list of the desk: who asks for what, who has it, and all that happened to it. */
export function LeadPanel() {
  const { id } = useParams({ strict: false }) as { id: number };
  const { list } = useLeadPlace();
  const context = useSiteContext();
  const { data: details } = useSuspenseQuery(leadQuery(context, id));
  const { data: self } = useQuery(selfQuery(context));
  const isOfPlatform = holds(self?.permissions ?? {}, { leads: 'w' });
  const { lead, events, asOf } = details;
  return (
    <SidePanel
      list={list}
      id={id}
      label={`Заявка №\u00a0${id}`}
      closeLabel="Закрыть заявку"
      title={lead.name ?? namelessText(lead)}
      subtitle={<Contacts details={details} />}
    >
      <div className={styles.part}>
        <p>
          <LeadStage lead={lead} />
        </p>
        <LeadActions key={id} details={details} />
      </div>
      <div className={styles.part}>
        <dl className={styles.facts}>
          <dt>О{'\u00a0'}чём</dt>
          <dd>{LEAD_KINDS[lead.kind]}</dd>
          {lead.facts.map((fact) => (
            <Fact key={fact.label} fact={fact} />
          ))}
          {lead.comment && (
            <>
              <dt>Вопрос</dt>
              <dd>{lead.comment}</dd>
            </>
          )}
          <dt>Кому</dt>
          <dd>
            {lead.recipient}, {DELIVERY_TEXTS[lead.delivery]}
            {lead.delivery !== 'DELIVERED' && lead.lastError && (
              <span className={styles.quiet}> ({lead.lastError})</span>
            )}
          </dd>
          <dt>Согласие</dt>
          <dd>
            {lead.consentVersionId === null
              ? 'дано на стороне партнёра'
              : `версия №\u00a0${lead.consentVersionId}`}
          </dd>
        </dl>
      </div>
      <div className={styles.part}>
        <h3 className={styles.title}>История</h3>
        {!lead.isErased && <LeadNoteForm key={id} id={id} />}
        <History asOf={asOf} items={historyOf(details, events)} />
      </div>
      {!lead.isErased && isOfPlatform && <EraseLead lead={lead} />}
    </SidePanel>
  );
}

function Contacts({ details: { lead, doubles } }: { details: LeadDetails }) {
  const { list } = useLeadPlace();
  const { phone, email } = lead;
  return (
    <>
      {phone && (
        <a href={phoneLink(phone)} className={styles.phone}>
          {formatPhone(phone)}
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && doubles > 0 && (
        <Link to={list} search={{ q: phone }}>
          Ещё {formatNumber(doubles)}
          {'\u00a0'}
          {plural(doubles, 'заявка', 'заявки', 'заявок')} с{'\u00a0'}этого номера
        </Link>
      )}
    </>
  );
}

function Fact({ fact: { label, value, href } }: { fact: LeadFact }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
    </>
  );
}

function historyOf({ lead }: LeadDetails, events: LeadDetails['events']) {
  const told = events.map(({ id, at, kind, by, note }) => ({
    key: id,
    title: LEAD_EVENTS[kind],
    by: by ?? 'система',
    at,
    note,
  }));
  const created = { key: 'created', title: 'Создана', by: 'посетитель', at: lead.createdAt, note: null };
  return [...told.reverse(), created];
}
