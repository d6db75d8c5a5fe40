import type { VitrinaPart } from '#contract/vitrina-page.ts';

export interface PartAsked {
  list: 'flats' | 'complexes';
  startFrom: number;
}

/**
 * Fetches the next part of a list of this page, asked for beneath its own address, which also says what is chosen;
 * undefined when it did not come.
 */
export async function askPart<Item>(
  { list, startFrom }: PartAsked,
  signal: AbortSignal,
): Promise<VitrinaPart<Item> | undefined> {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  params.set('startFrom', String(startFrom));
  try {
    const path = pathname.replace(/\/$/, '');
    const response = await fetch(`${path}/${list}?${params}`, { signal });
    const answer = await response.json();
    return answer.ok ? answer.data : undefined;
  } catch {
    return undefined;
  }
}
