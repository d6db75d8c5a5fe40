import type { Company } from '#contract/company.ts';
import { countHandedOverHouses, countUnfinishedHouses, inComplexes } from '#domain/text/count-houses.ts';
import styles from './HandoverCounts.module.css';

/** '12 домов сдано в 5 ЖК', '3 дома строятся в 2 ЖК'; what there is none of is not said. */
export function HandoverCounts({ developer }: { developer: Pick<Company, 'aggregatedHandover'> }) {
  const handover = developer.aggregatedHandover;
  if (!handover) return null;
  const counts = [
    [handover.housesHandOverCount, handover.housesHandOverComplexesCount, countHandedOverHouses],
    [handover.housesNotFinishedCount, handover.housesNotFinishedComplexesCount, countUnfinishedHouses],
  ] as const;
  const known = counts.filter(([houses]) => houses > 0);
  if (known.length === 0) return null;
  return (
    <ul className={styles.counts}>
      {known.map(([houses, complexes, phrase]) => {
        // The number stands large beside its words: '12' and 'домов сдано'.
        const [number, ...words] = phrase(houses).split(/\u00a0(?=\D)/);
        return (
          <li key={phrase.name}>
            <b className={styles.number}>{number}</b>{' '}
            <span>
              {words.join(' ')} <span className={styles.where}>{inComplexes(complexes)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
