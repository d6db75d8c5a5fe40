import { moscowDate } from '#domain/time/moscow.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { serverTime } from '../../data/server-clock.ts';
import type { SiteContext } from '../../site-context.ts';
import type { ChosenKind } from './chosen-store.ts';
import { favouriteRecords } from './favourite-records.ts';
import { leastPrice, quotedPrice } from './quoted-price.ts';

/**
 * Keeps the price a favourite is saved at. It is asked for as the page of favourites asks: a card of a search knows only
 * the flats of a complex that were found.
 */
export async function rememberPrice(
  { api, queryClient }: Pick<SiteContext, 'api' | 'queryClient'>,
  kind: ChosenKind,
  id: number,
): Promise<void> {
  const call = api.catalog.chosenCards.queryOptions({ [kind]: [id] }, { meta: OWN_ERRORS });
  const { flats, complexes } = await queryClient.fetchQuery(call);
  const [flat] = flats.flats;
  const [complex] = complexes;
  const price = flat ? quotedPrice(flat) : complex ? leastPrice(complex) : null;
  const at = moscowDate(new Date(serverTime(Date.now())));
  favouriteRecords.rememberPrice(kind, id, price && { ...price, at });
}
