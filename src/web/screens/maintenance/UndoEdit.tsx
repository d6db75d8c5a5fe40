import { useState } from 'react';
import type { AuditEntryShown } from '#contract/audit.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { AUDITED } from '#domain/audit/audited.ts';
import { editSentence } from '#domain/audit/edit-sentence.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import styles from './AuditRow.module.css';

/** The way back from an edit, which asks first and says what the record will be again. */
export function UndoEdit({ edit }: { edit: AuditEntryShown }) {
  const { api, queryClient } = useSiteContext();
  const [isAsking, setIsAsking] = useState(false);
  const { id, user, entity, name } = edit;
  const said = editSentence({ ...edit, by: user?.name ?? null });
  const subject = `${AUDITED[entity]}${name ? ` «${name}»` : ''}`;
  return (
    <>
      <button
        type="button"
        className={styles.undo}
        aria-label={`Вернуть как было: ${subject}`}
        onClick={() => setIsAsking(true)}
      >
        вернуть…
      </button>
      <RemoveModal
        title="Вернуть как было?"
        open={isAsking}
        onClose={() => setIsAsking(false)}
        mutation={api.admin.amen.undo.mutationOptions()}
        input={{ id }}
        notice={() => ({ title: 'Вернули как было', text: subject })}
        // Anything on any page may show the record.
        onRemoved={() => queryClient.invalidateQueries()}
        removeText="Вернуть"
      >
        <p>
          Отменится одна правка: {user ? user.name || formatPhone(user.phone) : 'оператор'} {said.begins}{' '}
          {said.subject}
          {said.ends}.
        </p>
        <p>
          Станет как до{NBSP}неё, если с{NBSP}тех пор этого никто не{NBSP}менял. Отмена останется в{NBSP}
          журнале.
        </p>
      </RemoveModal>
    </>
  );
}
