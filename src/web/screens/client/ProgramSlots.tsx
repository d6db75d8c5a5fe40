import { OFFER_TYPE_LABELS, type OfferType } from '#domain/mortgage/offer/offer.ts';
import styles from './ProgramSlots.module.css';

/** Kinds of a programme, each at a place of its own, so that a column reads from top to bottom. */
export const PROGRAM_SLOTS = [
  { type: 'BASE', letter: 'Б' },
  { type: 'TRANCHE', letter: 'Т' },
  { type: 'SUBSIDY', letter: 'С' },
  { type: 'COMBO', letter: 'К' },
] as const satisfies readonly { type: OfferType; letter: string }[];

interface ProgramSlotsProps {
  /** Which programme in which project. */
  label: string;
  types: readonly OfferType[];
  onOpen: () => void;
}

/** The kinds of a programme a project takes; a press opens them. */
export function ProgramSlots({ label, types, onOpen }: ProgramSlotsProps) {
  const names = types.map((type) => OFFER_TYPE_LABELS[type]).join(', ') || 'не\u00a0назначена';
  return (
    <button type="button" className={styles.slots} aria-label={`${label}: ${names}`} onClick={onOpen}>
      {PROGRAM_SLOTS.map(({ type, letter }) => (
        <span key={type} className={styles.slot} data-taken={types.includes(type) || undefined}>
          {types.includes(type) && letter}
        </span>
      ))}
    </button>
  );
}
