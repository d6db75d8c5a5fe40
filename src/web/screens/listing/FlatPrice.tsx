import { useState } from 'react';
import type { FlatPage } from '#contract/flat-page.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { originalPrice } from '../../parts/flat/original-price.ts';
import styles from './FlatPrice.module.css';
import { currenciesOf, priceInCurrency } from './price-in-currency.ts';
import { RateNote } from './RateNote.tsx';

/** The price of a flat, whole and by the metre, in the currency the reader chose. */
export function FlatPrice({ page, isGone }: { page: Pick<FlatPage, 'flat' | 'rates'>; isGone: boolean }) {
  const { flat, rates } = page;
  const currencies = currenciesOf(flat, rates);
  const [chosen, setChosen] = useState<Currency>(flat.originalCurrency);
  const currency = currencies.includes(chosen) ? chosen : flat.originalCurrency;
  const shown = priceInCurrency(flat, currency, rates);
  if (shown === null) return <p className={styles.price}>Цена по{NBSP}запросу</p>;

  const quoted = currency === flat.originalCurrency ? null : originalPrice(flat);
  const isForeign = flat.originalCurrency !== 'RUB';
  return (
    <>
      <div className={styles.prices} aria-live="polite">
        <p className={styles.price} data-gone={isGone || undefined}>
          {shown.price}
        </p>
        <p className={styles.perMetre}>{shown.perMetre}</p>
      </div>
      {quoted && <p className={styles.note}>{`${quoted} у${NBSP}застройщика`}</p>}
      {isForeign && !quoted && flat.price !== null && (
        <p className={styles.note}>
          {formatRoubles(flat.price)} по{NBSP}курсу
        </p>
      )}
      {currencies.length > 1 && (
        <div className={styles.switch}>
          <SegmentedSwitch
            label="Валюта цены"
            look="pill"
            className={styles.currencies}
            options={currencies.map((value) => ({ value, label: value }))}
            value={currency}
            onChange={setChosen}
          />
          <RateNote rates={rates} currencies={[currency, flat.originalCurrency]} />
        </div>
      )}
    </>
  );
}
