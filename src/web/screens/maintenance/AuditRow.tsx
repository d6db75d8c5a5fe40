import type { AuditEntryShown } from '#contract/audit.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { AUDITED } from '#domain/audit/audited.ts';
import { Cell } from '../admin/DataTable.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { editText } from './edit-text.ts';

/** An edit in the lists of edits. */
export function AuditRow({ edit, asOf }: { edit: AuditEntryShown; asOf: Date }) {
  const { at, user, entity, entityId } = edit;
  const text = editText(edit);
  return (
    <tr>
      <Cell title="Когда" className={row.soft}>
        {momentText(at, asOf)}
      </Cell>
      <Cell title="Кто">
        {user ? (user.name ?? formatPhone(user.phone)) : <span className={row.quiet}>командой</span>}
      </Cell>
      <Cell title="Что" className={row.name}>
        {AUDITED[entity]} №{'\u00a0'}
        {entityId}
      </Cell>
      <Cell title="Изменение" isLong>
        <span title={text}>{text}</span>
      </Cell>
    </tr>
  );
}
