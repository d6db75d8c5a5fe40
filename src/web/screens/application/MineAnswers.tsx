import { Link } from '@tanstack/react-router';
import type { BankAnswerShown } from '#contract/application.ts';
import { encodeFilters } from '#domain/catalog/filters/filter-spellings.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { answerText } from './application-texts.ts';
import styles from './MineCard.module.css';

/** Answers of banks, with the way to flats that the greatest approved sum pays for without a down payment. */
export function MineAnswers({ answers }: { answers: readonly BankAnswerShown[] }) {
  const greatest = Math.max(0, ...answers.map(({ terms }) => terms?.sum ?? 0));
  return (
    <div className={styles.next}>
      <h3 className={styles.nextTitle}>Ответы банков</h3>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.id}>
            <b>{answer.bank}</b>: {answerText(answer)}
          </li>
        ))}
      </ul>
      {greatest > 0 && (
        <p>
          <Link
            to="/search"
            search={{ searchFilters: encodeFilters({ priceRange: { from: 0, to: greatest } }) }}
          >
            Квартиры до {formatRoubles(greatest)}
          </Link>{' '}
          — эту сумму даёт банк; со своим взносом можно дороже
        </p>
      )}
    </div>
  );
}
