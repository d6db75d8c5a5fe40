import { Link } from '@tanstack/react-router';
import type { Complex, Flat, House } from '#contract/catalog.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { classNames } from '#ui/class-names.ts';
import cover from '../../parts/card/CoveringLink.module.css';
import { FacadePicture } from '../../parts/complex/FacadePicture.tsx';
import styles from './ComplexBrief.module.css';
import { SumFrom } from './SumFrom.tsx';

export interface ComplexBriefProps {
  complex: Complex;
  /** The one the flat is in. */
  house: House;
  /** A month for the cheapest flat of the complex. */
  payment: Flat['payment'];
}

/** The complex a flat is in: what it looks like, what else is on sale there; one link covers it. */
export function ComplexBrief({ complex, house, payment }: ComplexBriefProps) {
  const { flatsCount, priceRange } = complex.statistics.total;
  const facts = [
    complex.comfortClass && COMFORT_CLASS_LABELS[complex.comfortClass],
    flatsCount > 0 ? countFlats(flatsCount) : 'продажи закрыты',
  ].filter(Boolean);
  return (
    <div className={classNames(cover.ground, styles.brief)}>
      <div className={styles.picture}>
        <FacadePicture complex={complex} houses={[house]} size="card" alt="" />
      </div>
      <div className={styles.words}>
        <Link to="/complex/$id" params={{ id: complex.id }} className={classNames(cover.link, styles.link)}>
          {nonBreaking(complexName(complex.name))}
        </Link>
        <p className={styles.facts}>
          {facts.join(' · ')}
          {priceRange.from !== null && (
            <>
              {' '}
              · <SumFrom price={priceRange.from} payment={payment} />
            </>
          )}
        </p>
      </div>
    </div>
  );
}
