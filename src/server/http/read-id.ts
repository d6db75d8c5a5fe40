/** The id that a part of an address is: a whole number from one up that a column of ids holds; undefined for all else. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
