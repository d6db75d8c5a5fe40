/** Gives the address of a bank's icon; a bank without a name for addresses is found by its id. */
export function bankIconUrl({ id, uname }: { id: number; uname: string | null }): string {
  return `/icons-banks/opaque/${uname ?? id}.svg`;
}
