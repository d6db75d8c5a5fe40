import { Link } from '@tanstack/react-router';
import type { AuditEntryShown } from '#contract/audit.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import type { Audited } from '#domain/audit/audited.ts';
import { editSentence } from '#domain/audit/edit-sentence.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { plural } from '#domain/text/plural.ts';
import { Cell } from '../admin/DataTable.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { type Place, RECORD_PLACES } from '../admin/record-places.ts';
import styles from './AuditRow.module.css';
import { editText } from './edit-text.ts';
import { UndoEdit } from './UndoEdit.tsx';

interface AuditRowProps {
  edit: AuditEntryShown;
  /** The edits of a flood that stand folded in this row. */
  folded?: readonly AuditEntryShown[];
  asOf: Date;
}

/** An edit in the lists of edits, as a sentence; its values stand folded beneath. */
export function AuditRow({ edit, folded = [], asOf }: AuditRowProps) {
  return (
    <tr>
      <Cell title="Когда" className={row.soft}>
        {momentText(edit.at, asOf)}
      </Cell>
      <Cell className={styles.edit}>
        <Sentence edit={edit} />
        <details>
          <summary className={styles.more}>
            {folded.length > 0
              ? `и\u00a0ещё ${formatNumber(folded.length)} ${plural(folded.length, 'такая\u00a0же', 'такие\u00a0же', 'таких\u00a0же')}`
              : 'Значения'}
          </summary>
          {folded.length > 0 ? (
            <ul className={styles.folded}>
              {folded.map((one) => (
                <li key={one.id}>
                  {momentText(one.at, asOf)} <Sentence edit={one} />
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.values}>{editText(edit)}</p>
          )}
        </details>
      </Cell>
    </tr>
  );
}

function Sentence({ edit }: { edit: AuditEntryShown }) {
  const { user, entity, entityId } = edit;
  const { begins, subject, ends } = editSentence({ ...edit, by: user?.name ?? null });
  const place = edit.isHere ? PLACES[entity]?.(Number(entityId)) : undefined;
  return (
    <>
      {user ? (
        <Link to="/admin/amen/audit" search={{ who: user.id }} title="Только правки этого человека">
          {user.name || formatPhone(user.phone)}
        </Link>
      ) : (
        'Оператор командой'
      )}{' '}
      {begins}{' '}
      {subject !== null &&
        (place ? (
          <Link search={{}} {...(place as { to: '/admin' })}>
            {subject}
          </Link>
        ) : (
          subject
        ))}
      {ends}{' '}
      {subject !== null && (
        <Link
          to="/admin/amen/audit"
          search={{ view: entity, record: entityId }}
          className={styles.only}
          aria-label={`История: ${subject}`}
        >
          история
        </Link>
      )}{' '}
      {edit.mayUndo && <UndoEdit edit={edit} />}
    </>
  );
}

/** A complex is shown where buyers see it: its client is not known here. */
const PLACES: Partial<Record<Audited, (id: number) => Place>> = {
  apiKey: RECORD_PLACES.apiKey,
  collection: RECORD_PLACES.collection,
  company: RECORD_PLACES.company,
  complex: (id) => ({ to: '/complex/$id', params: { id } }),
  feed: RECORD_PLACES.feed,
  geoGroup: RECORD_PLACES.geoGroup,
  legalDoc: RECORD_PLACES.legalDoc,
  offer: RECORD_PLACES.offer,
  programName: RECORD_PLACES.programName,
  user: RECORD_PLACES.user,
};
