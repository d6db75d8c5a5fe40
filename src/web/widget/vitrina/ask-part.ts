import type { VitrinaPart } from '#contract/vitrina-page.ts';

export interface PartAsked {
  list: 'flats' | 'complexes';
  /** The query of the page, which says what is chosen. */
  search: string;
  startFrom: number;
}

/** What follows in a list of this page, asked for beneath its own address; undefined when it did not come. */
export async function askPart<Item>(
  { list, search, startFrom }: PartAsked,
  signal: AbortSignal,
): Promise<VitrinaPart<Item> | undefined> {
  const params = new URLSearchParams(search);
  params.set('startFrom', String(startFrom));
  try {
    const path = window.location.pathname.replace(/\/$/, '');
    const response = await fetch(`${path}/${list}?${params}`, { signal });
    const answer = await response.json();
    return answer.ok ? answer.data : undefined;
  } catch {
    return undefined;
  }
}
