import type { RunMark } from '#domain/feed/feed-facts.ts';
import styles from './RunStrip.module.css';

const LENGTH = 14;
const WORDS: Record<RunMark, string> = { passed: 'прошёл', held: 'удержан', failed: 'упал' };

/** The last fourteen runs, oldest first; shapes differ, colour is second. */
export function RunStrip({ marks }: { marks: readonly RunMark[] }) {
  const cells = [...Array<null>(LENGTH - marks.length).fill(null), ...marks];
  return (
    <span className={styles.strip} role="img" aria-label={stripText(marks)}>
      {cells.map((mark, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
        <span key={place} className={styles.cell} data-mark={mark ?? 'none'} />
      ))}
    </span>
  );
}

/** The meaning of the shapes. */
export function RunLegend() {
  return (
    <p className={styles.legend}>
      {[...Object.entries(WORDS), ['none', 'не запускался']].map(([mark, word]) => (
        <span key={mark} className={styles.word}>
          <span className={styles.cell} data-mark={mark} aria-hidden="true" /> {word}
        </span>
      ))}
    </p>
  );
}

function stripText(marks: readonly RunMark[]): string {
  if (marks.length === 0) return 'Прогонов не было';
  const counts = Object.entries(WORDS).map(
    ([mark, word]) => [word, marks.filter((one) => one === mark).length] as const,
  );
  const words = counts.filter(([, count]) => count > 0).map(([word, count]) => `${word} ${count}`);
  return `Последние прогоны: ${words.join(', ')}`;
}
