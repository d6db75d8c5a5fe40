import type { OfferEffect } from '#contract/offer-effect.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RefusalBanner } from '#ui/Form/RefusalBanner.tsx';
import { readFailure } from '../../data/read-failure.ts';
import { failureText } from '../../data/refusal-text.ts';
import styles from './OfferEffectPanel.module.css';
import { changesNothing, changeText, differenceText, turnText } from './offer-effect-texts.ts';
import type { OfferEffectCall } from './use-offer-effect.ts';

/** The change that saving the form would make, once it was asked for. */
export function OfferEffectPanel({ effect }: { effect: OfferEffectCall }) {
  const { state, isStale, ask, heading } = effect;
  if (state.status === 'idle') return null;
  const { data } = state;
  return (
    <section aria-labelledby="offer-effect" aria-busy={state.isPending || undefined} className={styles.panel}>
      <h2 id="offer-effect" ref={heading} tabIndex={-1} className={styles.title}>
        Что изменится
      </h2>
      <div role="status" className={styles.note}>
        {state.isPending && 'Считаем по всем квартирам в\u00a0продаже…'}
        {data && !isStale && noteOf(data)}
        {data && isStale && 'Условия с\u00a0тех пор изменились.'}
      </div>
      {state.error && <RefusalBanner sentences={[failureText(readFailure(state.error))]} />}
      {(isStale || state.error) && !state.isPending && (
        <Button size="s" variant="secondary" className={styles.again} onClick={ask}>
          Посчитать снова
        </Button>
      )}
      {data && !changesNothing(data) && <Findings effect={data} />}
    </section>
  );
}

function noteOf(effect: OfferEffect): string {
  if (changesNothing(effect))
    return 'Ничего не\u00a0изменится: те\u00a0же квартиры, платежи и\u00a0первые места.';
  const { initialPayment, years } = CALCULATOR_DEFAULTS;
  const terms = `взнос ${formatPercent(initialPayment)}, ${countPhrase(years, 'год', 'года', 'лет')}`;
  const day = `На\u00a0${formatDate(effect.day)}, ${terms}; ещё не\u00a0сохранено.`;
  return effect.after === null ? `${day} В\u00a0этот день программа не\u00a0действует.` : day;
}

function Findings({
  effect: { before, after, gained, lost, prices, turns, comparedFlats },
}: {
  effect: OfferEffect;
}) {
  const reached = Math.max(before?.flats ?? 0, after?.flats ?? 0);
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>Где действует</caption>
        <thead>
          <tr>
            <th scope="col">В продаже</th>
            <th scope="col">Сейчас</th>
            <th scope="col">Станет</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Квартиры</th>
            <td>{countOf(before?.flats)}</td>
            <td>{countOf(after?.flats)}</td>
          </tr>
          <tr>
            <th scope="row">ЖК</th>
            <td>{countOf(before?.complexes)}</td>
            <td>{countOf(after?.complexes)}</td>
          </tr>
          <tr>
            <th scope="row">Проекты</th>
            <td title={before?.projects.first.join(', ')}>{countOf(before?.projects.count)}</td>
            <td title={after?.projects.first.join(', ')}>{countOf(after?.projects.count)}</td>
          </tr>
        </tbody>
      </table>
      {gained.complexes > 0 && <p className={styles.line}>Добавятся {changeText(gained)}.</p>}
      {lost.complexes > 0 && <p className={styles.line}>Уйдут {changeText(lost)}.</p>}
      {prices.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>Платёж в{'\u00a0'}месяц</caption>
          <thead>
            <tr>
              <th scope="col">Цена</th>
              <th scope="col">Сейчас</th>
              <th scope="col">Станет</th>
              <th scope="col">Разница</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ price, before: was, after: is }) => (
              <tr key={price}>
                <th scope="row">{formatMillions(price)}</th>
                <td>{was ? formatRoubles(was) : 'нет'}</td>
                <td>{is ? formatRoubles(is) : 'нет'}</td>
                <td>{was && is ? differenceText(was, is) : '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3 className={styles.caption}>Первое место</h3>
      {turns.length === 0 ? (
        <p className={styles.line}>
          Ни{'\u00a0'}у{'\u00a0'}кого не{'\u00a0'}сменится.
        </p>
      ) : (
        <ul className={styles.turns}>
          {turns.map((turn) => (
            <li key={turnText(turn)}>{turnText(turn)}</li>
          ))}
        </ul>
      )}
      {comparedFlats < reached && (
        <p className={styles.line}>
          Сравнили {formatNumber(comparedFlats)} из{'\u00a0'}
          {formatNumber(reached)} квартир, самые частые случаи.
        </p>
      )}
    </>
  );
}

function countOf(count: number | undefined): string {
  return count === undefined ? '—' : formatNumber(count);
}
