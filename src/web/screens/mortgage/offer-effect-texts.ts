import type { BestOffer, OfferEffect, OfferTurn, ReachChange } from '#contract/offer-effect.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { countFlats, countPhrase } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { russianQuotes } from '#domain/text/quotes.ts';

/** Whether saving would change nothing that people see. */
export function changesNothing({ before, after, gained, lost, prices, turns }: OfferEffect): boolean {
  return (
    (before === null) === (after === null) &&
    gained.complexes + lost.complexes + turns.length === 0 &&
    prices.every((price) => String(price.before) === String(price.after))
  );
}

/** '84 квартиры в 3 ЖК: Северный, Речной и ещё 1'. */
export function changeText({ flats, complexes, first }: ReachChange): string {
  const more = complexes - first.length;
  const names = `${first.join(', ')}${more > 0 ? ` и${NBSP}ещё${NBSP}${more}` : ''}`;
  return `${countFlats(flats)} в${NBSP}${countPhrase(complexes, 'ЖК', 'ЖК', 'ЖК')}: ${names}`;
}

/** Who takes the first place from whom at a price, and what a month then costs. */
export function turnText({ price, flats, before, after }: OfferTurn): string {
  const where = `${formatMillions(price)}, ${countFlats(flats)}`;
  if (before === null && after === null) return where;
  if (after === null) return `${where}: не${NBSP}подойдёт ни${NBSP}одна программа`;
  const taken = `${where}: ${after.isOwn ? 'эта программа' : nameOf(after)}${NBSP}— ${formatRoubles(after.payment)}`;
  if (before === null) return `${taken}, раньше не${NBSP}подходила ни${NBSP}одна`;
  const former = before.isOwn ? 'этой программы' : nameOf(before);
  return `${taken} вместо ${formatRoubles(before.payment)} у${NBSP}${former}`;
}

/** A payment less the former one: '−14 329 ₽', '+500 ₽', '0 ₽'. */
export function differenceText(before: Decimal, after: Decimal): string {
  const difference = new Decimal(after).minus(before);
  return `${difference.greaterThan(0) ? '+' : ''}${formatRoubles(difference)}`;
}

function nameOf({ bank, program }: BestOffer): string {
  return russianQuotes(`«${bank}: ${program}»`);
}
