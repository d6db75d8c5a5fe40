import type { RealtorCountryFacts } from '#contract/landing.ts';
import { CURRENCY_SIGNS } from '#domain/money/currency.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countComplexes, countFlats } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { originalPrice } from '../../parts/flat/original-price.ts';
import styles from './CountryFacts.module.css';

interface Fact {
  name: string;
  value: string;
  note: string | null;
}

/** Figures of a country, only those the catalogue has. */
export function CountryFacts({ facts }: { facts: RealtorCountryFacts }) {
  return (
    <dl className={styles.facts}>
      {listFacts(facts).map(({ name, value, note }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function listFacts({ flats, complexes, confirmedAt, cheapest, rate }: RealtorCountryFacts): Fact[] {
  const sale: Fact = { name: 'В продаже', value: countFlats(flats), note: countComplexes(complexes) };
  const original = cheapest && originalPrice(cheapest);
  const price: Fact | null = cheapest && {
    name: 'Цены',
    value: `от${NBSP}${original ?? formatMillions(cheapest.price)}`,
    note: original && `от${NBSP}${formatMillions(cheapest.price)} по${NBSP}курсу`,
  };
  const course: Fact | null = rate && {
    name: 'Курс',
    value: `${formatNumber(rate.roubles, { decimals: 2 })}${NBSP}₽ за${NBSP}1${NBSP}${CURRENCY_SIGNS[rate.currency]}`,
    note: `на${NBSP}${formatDate(new Date(rate.asOf))}`,
  };
  const checked: Fact | null = confirmedAt && {
    name: 'Проверено',
    value: formatDate(confirmedAt),
    note: `цены и${NBSP}наличие`,
  };
  return [flats > 0 ? sale : null, price, course, checked].filter((fact) => fact !== null);
}
