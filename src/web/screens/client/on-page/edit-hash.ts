/** The end of an address of a complex that opens its page ready to be edited. */
export const EDIT_HASH = 'edit';
