import { Link } from '@tanstack/react-router';
import type { Complex, House } from '#contract/catalog.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { FacadePicture } from '../../parts/FacadePicture.tsx';
import styles from './ComplexBrief.module.css';

/** The complex a flat is in: what it looks like, what else is on sale there; one link covers it. */
export function ComplexBrief({ complex, house }: { complex: Complex; house: House }) {
  const { flatsCount, priceRange } = complex.statistics.total;
  const facts = [
    complex.comfortClass && COMFORT_CLASS_LABELS[complex.comfortClass],
    flatsCount > 0 ? countFlats(flatsCount) : 'продажи закрыты',
    priceRange.from !== null && `от${NBSP}${formatMillions(priceRange.from)}`,
  ];
  return (
    <div className={styles.brief}>
      <div className={styles.picture}>
        <FacadePicture complex={complex} houses={[house]} size="card" alt="" />
      </div>
      <div className={styles.words}>
        <Link to="/complex/$id" params={{ id: complex.id }} className={styles.link}>
          {nonBreaking(complexName(complex.name))}
        </Link>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
