/** The keys of a table as the list that an enum is made of. */
export function keysOf<Key extends string>(table: Record<Key, unknown>): [Key, ...Key[]] {
  return Object.keys(table) as [Key, ...Key[]];
}
