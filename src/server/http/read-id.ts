/** Reads an id from a part of an address: a number above zero that fits a column of ids; undefined for all else. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
