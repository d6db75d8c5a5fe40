import { useEffect, useRef } from 'react';
import type { CheckedComplex, FeedCheck } from '#contract/feed-check.ts';
import { DIALECT_TITLES } from '#domain/feed/dialect.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { CardCell, CardGrid } from '../../parts/card/CardGrid.tsx';
import { FlatCard } from '../../parts/flat/FlatCard.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import styles from './FeedCheckReport.module.css';
import { IssueGroup, OPEN_AT_FIRST } from './IssueGroup.tsx';

/** How a checked feed would be taken: counts, rule by rule what is wrong, houses, the first cards. */
export function FeedCheckReport({ name, check }: { name: string; check: FeedCheck }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever listens or uses the keyboard is led to what was asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check that comes is led to anew.
  useEffect(() => heading.current?.focus(), [check]);
  const { refusal, rules, areRulesCut, cards, offers } = check;
  return (
    <section className={styles.report} aria-labelledby="feed-check-report">
      <h2 id="feed-check-report" ref={heading} tabIndex={-1} className={styles.heading}>
        {name}
      </h2>
      {refusal ? (
        <p className={styles.refusal}>
          <b>Фид не{'\u00a0'}прочитан. </b>
          {nonBreaking(refusal.message)}
          {refusal.line !== null && ` Строка ${formatNumber(refusal.line)}.`}
        </p>
      ) : (
        <>
          <p className={styles.what}>{whatText(check)}</p>
          {offers > 0 && <Counts check={check} />}
        </>
      )}
      {(offers > 0 || rules.length > 0) && <h3>Замечания по{'\u00a0'}правилам</h3>}
      {offers > 0 && rules.length === 0 && !refusal && (
        <p>Все объявления приняты бы без{'\u00a0'}замечаний.</p>
      )}
      {rules.length > 0 && (
        <div className={styles.box}>
          {rules.map((rule, place) => (
            <IssueGroup
              key={`${rule.severity} ${rule.field} ${rule.expected}`}
              group={rule}
              rows={rule.rows}
              isOpen={place < OPEN_AT_FIRST}
            >
              {rule.rows.length < rule.count && (
                <p className={styles.more}>
                  Показаны первые {formatNumber(rule.rows.length)} из{'\u00a0'}
                  {formatNumber(rule.count)}
                </p>
              )}
            </IssueGroup>
          ))}
        </div>
      )}
      {areRulesCut && (
        <p className={styles.more}>
          Замечаний больше, чем мы{'\u00a0'}показываем: начните с{'\u00a0'}этих.
        </p>
      )}
      {check.complexes.length > 0 && <Complexes check={check} />}
      {cards.flats.length > 0 && <Cards cards={cards} />}
    </section>
  );
}

function whatText({ dialect, offers, complexesCount }: FeedCheck): string {
  if (offers === 0)
    return 'Файл прочитан, но объявлений в\u00a0нём нет: такой фид ничего не\u00a0меняет. Проверьте, что выгрузка включена.';
  const format = dialect === null ? '' : `Формат «${DIALECT_TITLES[dialect]}»: `;
  const complexes = countPhrase(complexesCount, 'комплекс', 'комплекса', 'комплексов');
  return `${format}${countPhrase(offers, 'объявление', 'объявления', 'объявлений')}, ${complexes}.`;
}

function Counts({ check: { shown, doubtful, rejected, repeated } }: { check: FeedCheck }) {
  const counts = [
    { word: 'Примем', count: shown, kind: 'good' },
    { word: 'Подождут проверки цифр', count: doubtful, kind: 'doubt' },
    { word: 'Не\u00a0примем', count: rejected, kind: 'error' },
    { word: 'Повторы', count: repeated, kind: 'plain' },
  ];
  return (
    <dl className={styles.counts}>
      {counts.map(({ word, count, kind }) => (
        <div key={word} data-kind={count > 0 ? kind : 'plain'}>
          <dt>{word}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

const COLUMNS: readonly Column[] = [
  { title: 'Комплекс' },
  { title: 'Корпус', width: 160 },
  { title: 'Адрес' },
  { title: 'Квартир', width: 104, isNumber: true },
  { title: 'Точка', width: 120 },
];

function Complexes({ check: { complexes, complexesCount } }: { check: FeedCheck }) {
  return (
    <>
      <h3>Комплексы и{'\u00a0'}корпуса</h3>
      <div className={styles.box}>
        <DataTable label="Комплексы и корпуса" columns={COLUMNS}>
          {complexes.map((complex, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and a report never changes.
            <Houses key={`${place} ${complex.name}`} complex={complex} />
          ))}
        </DataTable>
      </div>
      {complexes.length < complexesCount && (
        <p className={styles.more}>
          Показаны первые {formatNumber(complexes.length)} из{'\u00a0'}
          {formatNumber(complexesCount)}
        </p>
      )}
    </>
  );
}

function Houses({ complex: { name, isNameGuessed, houses, housesCount } }: { complex: CheckedComplex }) {
  return (
    <>
      {houses.map((house, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes.
        <tr key={place}>
          <Cell title="Комплекс">
            {name}
            {isNameGuessed && <span className={styles.quiet}>, названия в{'\u00a0'}фиде нет</span>}
          </Cell>
          <Cell title="Корпус">{house.name ?? '—'}</Cell>
          <Cell title="Адрес">{house.address ?? '—'}</Cell>
          <Cell title="Квартир" isNumber>
            {formatNumber(house.flats)}
          </Cell>
          <Cell title="Точка">{house.hasPoint ? 'есть' : 'нет'}</Cell>
        </tr>
      ))}
      {houses.length < housesCount && (
        <tr>
          <td colSpan={5} className={styles.quiet}>
            Ещё {countPhrase(housesCount - houses.length, 'корпус', 'корпуса', 'корпусов')}
          </td>
        </tr>
      )}
    </>
  );
}

function Cards({ cards: { flats, complexes, houses } }: { cards: FeedCheck['cards'] }) {
  const { now } = useSiteContext().settings;
  return (
    <>
      <h3>Первые карточки на{'\u00a0'}витрине</h3>
      <p className={styles.quiet}>
        {nonBreaking(
          'Планы здесь начерчены по цифрам фида. Ваши планы и фотографии, платёж и метро появятся после загрузки.',
        )}
      </p>
      <CardGrid>
        {flats.map((flat) => (
          <CardCell key={flat.id}>
            <FlatCard
              flat={{ ...flat, priceMove: null, confirmedAt: now }}
              complex={complexes.find(({ id }) => id === flat.complexId)!}
              house={houses.find(({ id }) => id === flat.houseId)}
              now={now}
              isSample
            />
          </CardCell>
        ))}
      </CardGrid>
    </>
  );
}
