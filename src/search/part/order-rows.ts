import { sharedInts } from './shared-columns.ts';

const DIGITS = 256;

/**
 * Rows by their keys, equal ones as they stood in `rows`. Keys are not negative, Infinity included: the bytes of such
 * doubles sort as the numbers do, so a pass a byte does, and bytes that are all alike cost one look.
 */
export function orderRows(rows: Int32Array, keys: Float64Array): Int32Array {
  const bytes = new Uint8Array(keys.buffer, keys.byteOffset, keys.byteLength);
  const shared: Int32Array = sharedInts(rows.length);
  let from = Int32Array.from(rows) as Int32Array;
  let to = shared;
  for (let digit = 0; digit < 8; digit++) {
    const starts = new Int32Array(DIGITS + 1);
    for (let row = 0; row < rows.length; row++) starts[bytes[row * 8 + digit]! + 1]!++;
    if (starts.includes(rows.length)) continue;
    for (let value = 0; value < DIGITS; value++) starts[value + 1]! += starts[value]!;
    for (let at = 0; at < rows.length; at++) {
      const row = from[at]!;
      to[starts[bytes[row * 8 + digit]!]!++] = row;
    }
    [from, to] = [to, from];
  }
  if (from !== shared) shared.set(from);
  return shared;
}
