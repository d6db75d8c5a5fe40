import type { GoneStatus } from '#contract/chosen.ts';
import { FLAT_STATUS_LABELS } from '#domain/listing/flat-status.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import type { ChosenKind } from '../../parts/chosen/chosen-store.ts';
import { favouriteRecords, type QuotedPrice, recordOf } from '../../parts/chosen/favourite-records.ts';
import { MAX_NOTE_CHARACTERS } from '../../parts/chosen/note-text.ts';
import type { Notes } from '../../parts/chosen/shared-notes.ts';
import { useBrowserStore } from '../../parts/page/use-browser-store.ts';
import styles from './FavouriteNote.module.css';
import { sinceSaved } from './since-saved.ts';

export interface FavouriteNoteProps {
  kind: ChosenKind;
  id: number;
  /** Tells the field of one from those of others. */
  name: string;
  price: QuotedPrice | null;
  gone?: GoneStatus | undefined;
  /** Notes of whoever sent the address; null while it carries none. */
  sent: Notes | null;
}

const GONE_LABELS: Record<GoneStatus, string> = {
  BOOKED: FLAT_STATUS_LABELS.BOOKED,
  SOLD: FLAT_STATUS_LABELS.SOLD,
  WITHDRAWN: `Снята с${NBSP}продажи`,
};

/**
 * Under the card of a favourite: whether it is gone, its price since it was saved, and a note. What this browser knows
 * comes with scripts, so its room is kept from the beginning.
 */
export function FavouriteNote({ kind, id, name, price, gone, sent }: FavouriteNoteProps) {
  const records = useBrowserStore(favouriteRecords);
  const record = records ? recordOf(records, kind, id) : undefined;
  const since = sinceSaved(record?.saved ?? null, price);
  return (
    <div className={styles.under}>
      {gone && <p className={styles.gone}>{GONE_LABELS[gone]}</p>}
      {sent ? (
        <TextArea
          key="sent"
          label="Заметка из ссылки"
          aria-label={`Заметка из ссылки: ${name}`}
          value={sent.get(id) ?? ''}
          readOnly
          className={styles.note}
        />
      ) : (
        <TextArea
          // The page wakes with an empty field and learns then what was kept.
          key={records === null ? 'waking' : 'own'}
          label="Заметка"
          aria-label={`Заметка: ${name}`}
          defaultValue={record?.note ?? ''}
          maxLength={MAX_NOTE_CHARACTERS}
          readOnly={records === null}
          className={styles.note}
          onChange={({ target }) => favouriteRecords.writeNote(kind, id, target.value)}
        />
      )}
      <p className={styles.since}>
        {since && (
          <>
            {since[0]}
            <br />
            {since[1]}
          </>
        )}
      </p>
    </div>
  );
}
