/** A complex whose page is edited. */
export interface EditedComplex {
  complexId: number;
  /** The client that is its developer. */
  clientId: number;
}

/** The end of an address of a complex that opens its page ready to be edited. */
export const EDIT_HASH = 'edit';
