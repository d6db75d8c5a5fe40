export interface NamedAddress {
  /** The letters that were typed. */
  q: string;
}

/** A name is picked from the list long before so many letters are typed. */
const MOST_LETTERS = 100;

/** Reads what was typed into the search field out of an address. */
export function readNamedAddress(raw: Record<string, unknown>): NamedAddress {
  return {
    q: String(raw.q ?? '')
      .trim()
      .slice(0, MOST_LETTERS),
  };
}
