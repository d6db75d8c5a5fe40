import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { usePrinting } from '../parts/page/use-printing.ts';
import styles from './PrintNote.module.css';

/** Lets anybody count a printed offer again: its day, the version of its terms, the address. */
export function PrintNote({ offer, today }: { offer: Offer; today: IsoDate }) {
  if (!usePrinting()) return null;
  return (
    <p className={styles.note}>
      Расчёт на {formatDate(today)}, версия условий {offer.hash}. {window.location.href}
    </p>
  );
}
