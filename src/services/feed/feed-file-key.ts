/** Where the storage keeps an uploaded feed. */
export function feedFileKey(id: string): string {
  return `private/feed-${id}.xml`;
}
