import type { House } from '#contract/catalog.ts';
import {
  type HandoverStep,
  handoverSteps,
  type NamedTerm,
  TERM_SOURCES,
} from '#domain/listing/handover-steps.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { handoverText } from '#domain/time/quarter.ts';
import styles from './HandoverLog.module.css';
import { handoverMoveText } from './handover-move-text.ts';
import listing from './Listing.module.css';

export interface HandoverLogProps {
  terms: readonly NamedTerm[];
  houses: readonly House[];
  /** The address of the log as a table, unless another section leads to it. */
  tablePath?: string;
}

/** How promised handovers moved: each move with its day and who named it; nothing where no term was ever named. */
export function HandoverLog({ terms, houses, tablePath }: HandoverLogProps) {
  const steps = handoverSteps(terms);
  const moves = steps.filter(({ before }) => before !== null).toReversed();
  const [first] = steps;
  if (!first) return null;
  return (
    <section id="handovers" className={listing.section}>
      <h2>Как менялись сроки сдачи</h2>
      {moves.length === 0 ? (
        <p>
          С{NBSP}
          {formatDate(first.at)} сроки не{NBSP}менялись
        </p>
      ) : (
        <Moves moves={moves} houses={houses} />
      )}
      <p className={styles.source}>
        Дата — день, когда мы{NBSP}узнали о{NBSP}сроке.{' '}
        {tablePath && <a href={tablePath}>Скачать цены и{NBSP}сроки таблицей</a>}
      </p>
    </section>
  );
}

function Moves({ moves, houses }: { moves: readonly HandoverStep[]; houses: readonly House[] }) {
  const areMany = houses.length > 1;
  const titleOf = (id: number) => {
    const house = houses.find((one) => one.id === id);
    return house ? capitalised(houseTitle(house)) : '';
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls inside its frame, by keys as well.
    <section className={styles.frame} tabIndex={0} aria-label="Сроки сдачи, таблица">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Дата</th>
            {areMany && <th scope="col">Корпус</th>}
            <th scope="col">Срок</th>
            <th scope="col">Источник</th>
          </tr>
        </thead>
        <tbody>
          {moves.map((step) => (
            <tr key={`${step.houseId} ${step.at.getTime()}`}>
              <td>{formatDate(step.at)}</td>
              {areMany && <td>{titleOf(step.houseId)}</td>}
              <td>
                {handoverText(step.isFinished, step.term)}{' '}
                <span className={styles.before}>{handoverMoveText(step)}</span>
              </td>
              <td>{TERM_SOURCES[step.source]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
