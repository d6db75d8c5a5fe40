import { Link } from '@tanstack/react-router';
import type { ApplicationShown } from '#contract/application.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { russianQuotes } from '#domain/text/quotes.ts';
import { shortName } from '#domain/text/short-name.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { classNames } from '#ui/class-names.ts';
import { Cell } from '../admin/DataTable.tsx';
import row from '../admin/Row.module.css';
import { rowLink } from '../admin/row-link.ts';
import { ageInDays, dueDay, paceOf } from './application-texts.ts';
import styles from './DeskRow.module.css';
import { StatusBars } from './StatusBars.tsx';

interface DeskRowProps {
  application: ApplicationShown;
  asOf: Date;
  isOpened: boolean;
}

/** An application in the list of the desk; its name opens it. */
export function DeskRow({ application, asOf, isOpened }: DeskRowProps) {
  const { id, person, broker, assignee, status, brandName, withdrawnAt } = application;
  const pace = paceOf(application, asOf);
  const due = dueDay(application);
  return (
    <tr className={classNames(row.opening, styles.row)} data-opened={isOpened || undefined}>
      <Cell className={styles.client}>
        <Link
          to="/account/broker/others-mortgage-applications/$id"
          params={{ id }}
          search={true}
          className={styles.link}
          title={person.name}
          resetScroll={false}
          {...rowLink(id)}
        >
          {shortName(person)}
        </Link>
      </Cell>
      <Cell className={styles.soft}>{formatPhone(person.phone).replaceAll(' ', '\u00a0')}</Cell>
      <Cell className={styles.soft}>
        <span title={brandName}>{russianQuotes(`«${brandName}»`)}</span>
      </Cell>
      <Cell className={styles.status}>
        <StatusBars status={status} />
        {withdrawnAt && <span className={styles.withdrawn}>отозвана клиентом</span>}
      </Cell>
      <Cell title="Дней" isNumber className={styles[pace]}>
        {ageInDays(application, asOf)}
        {due !== null && pace !== 'calm' && (
          <span className={styles.term}>
            {pace === 'late' ? `срок был ${shortDay(due)}` : 'срок сегодня'}
          </span>
        )}
      </Cell>
      <Cell title="Ведёт" className={styles.soft}>
        <span title={(assignee ?? broker).name}>{assignee?.name ?? shortName(broker)}</span>
      </Cell>
    </tr>
  );
}

/** The day and the month: 'DD.MM'. */
function shortDay(day: IsoDate): string {
  return formatDate(day).slice(0, 5);
}
