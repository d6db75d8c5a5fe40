import { createContext, type ReactNode } from 'react';

/** Something that may be done to many records at once. */
export interface BulkAction<Row> {
  /** «Удалить». */
  text: string;
  /** «Удалено»; the number follows. */
  doneText: string;
  /** The records it can be done to; all of them when absent. */
  fits?: (row: Row) => boolean;
  /** Makes the call for one record, by `useFormCall`. Errors: Refusal, whose words are shown beside the name. */
  run: (row: Row) => Promise<unknown>;
  /** Says in a question what comes of it, where something is taken away. */
  warning?: ReactNode;
  /** The word that is typed with the number of records before it is done, where nothing brings back what is lost. */
  agreement?: string;
}

/** A list whose records may be chosen, and all that may be done with them. */
export interface Bulk<Row> {
  idOf: (row: Row) => RowId;
  nameOf: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
  /** Brings the list up to date. */
  onDone: () => unknown;
}

export type RowId = number | string;

/** Which rows of a list are chosen; null in a list that offers nothing for many. */
export interface Choice {
  has(id: RowId): boolean;
  /** With `through` all between the row pressed last and this one follow it. */
  toggle(id: RowId, through: boolean): void;
}

export const ChoiceContext = createContext<Choice | null>(null);
