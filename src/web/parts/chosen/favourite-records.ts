import { MAX_FAVOURITES } from '#domain/catalog/chosen-limits.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/iso-date.ts';
import { createBrowserStore, type KeptTexts } from '../page/browser-store.ts';
import type { ChosenKind } from './chosen-store.ts';
import { noteText } from './note-text.ts';

/** A price as it is quoted, whole units; the least one of a complex. */
export interface QuotedPrice {
  amount: number;
  currency: Currency;
}

/** A favourite with all that a browser knows of it. */
export interface FavouriteRecord {
  kind: ChosenKind;
  id: number;
  /** The day it was put aside, and what it cost then; null where neither was told. */
  saved: (QuotedPrice & { at: IsoDate }) | null;
  note: string;
}

/** Those of favourites that were given up stay for a while: a second press brings their notes back. */
const MOST_RECORDS = 4 * MAX_FAVOURITES;

export type FavouriteRecords = ReturnType<typeof createFavouriteRecords>;

/** Notes and prices of favourites, kept in this browser beside their ids; nothing of them is sent. */
export function createFavouriteRecords(storage?: () => KeptTexts) {
  const store = createBrowserStore('genplan.favourites', readRecords, storage);

  function change(kind: ChosenKind, id: number, changes: Partial<FavouriteRecord>) {
    const others = store.read().filter((one) => !(one.kind === kind && one.id === id));
    const old = recordOf(store.read(), kind, id) ?? { kind, id, saved: null, note: '' };
    store.write([...others, { ...old, ...changes }].slice(-MOST_RECORDS));
  }

  return {
    ...store,
    rememberPrice: (kind: ChosenKind, id: number, saved: FavouriteRecord['saved']) =>
      change(kind, id, { saved }),
    writeNote: (kind: ChosenKind, id: number, note: string) => change(kind, id, { note: noteText(note) }),
  };
}

/** Those of this page. */
export const favouriteRecords: FavouriteRecords = createFavouriteRecords();

export function recordOf(
  records: readonly FavouriteRecord[],
  kind: ChosenKind,
  id: number,
): FavouriteRecord | undefined {
  return records.find((one) => one.kind === kind && one.id === id);
}

function readRecords(kept: unknown): readonly FavouriteRecord[] {
  return Array.isArray(kept) ? kept.flatMap(readRecord).slice(-MOST_RECORDS) : [];
}

function readRecord(kept: unknown): FavouriteRecord[] {
  const { kind, id, saved, note } = fieldsOf(kept);
  if ((kind !== 'flats' && kind !== 'complexes') || !Number.isSafeInteger(id)) return [];
  return [
    {
      kind,
      id: id as number,
      saved: readSaved(saved),
      note: typeof note === 'string' ? noteText(note) : '',
    },
  ];
}

function readSaved(kept: unknown): FavouriteRecord['saved'] {
  const { amount, currency, at } = fieldsOf(kept);
  return Number.isSafeInteger(amount) && isCurrency(currency) && typeof at === 'string' && parseIsoDate(at)
    ? { amount: amount as number, currency, at }
    : null;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
