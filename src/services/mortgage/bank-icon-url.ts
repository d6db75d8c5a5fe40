/** Where the icon of a bank lies; one without a name for addresses is found by its id. */
export function bankIconUrl({ id, uname }: { id: number; uname: string | null }): string {
  return `/icons-banks/opaque/${uname ?? id}.svg`;
}
