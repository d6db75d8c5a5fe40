import type { Complex } from '#contract/catalog.ts';
import { formatAddress } from '#domain/listing/address.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { onFootText, walkText } from '../../../parts/place/walk-text.ts';
import { FoldedOnPhone } from '../FoldedOnPhone.tsx';
import listing from '../Listing.module.css';
import { formatWay } from './format-way.ts';
import styles from './PlaceSection.module.css';

/** So many stations are in sight on a phone when there are more of them than one line could tell. */
const NEAREST = 2;
const MANY = 3;

/** Where the complex stands and how far metros, highways and the sea are. */
export function PlaceSection({ complex }: { complex: Complex }) {
  const { metros, closestHighways, seaDistance } = complex;
  const address = formatAddress(complex.address);
  if (!address && metros.length + closestHighways.length === 0 && seaDistance === null) return null;
  return (
    <section className={listing.section} id="place">
      <h2>Расположение</h2>
      {address && <p className={styles.address}>{nonBreaking(address)}</p>}
      <div className={styles.columns}>
        {metros.length > 0 && (
          <div>
            <h3 className={styles.title}>Метро</h3>
            <Metros metros={metros.length > MANY ? metros.slice(0, NEAREST) : metros} />
            {metros.length > MANY && (
              <FoldedOnPhone
                summary={`Ещё ${countPhrase(metros.length - NEAREST, 'станция', 'станции', 'станций')}`}
              >
                <Metros metros={metros.slice(NEAREST)} />
              </FoldedOnPhone>
            )}
          </div>
        )}
        {(closestHighways.length > 0 || seaDistance !== null) && (
          <div data-edit="place">
            <h3 className={styles.title}>{closestHighways.length > 0 ? 'Шоссе' : 'Море'}</h3>
            <ul className={styles.list}>
              {closestHighways.map(({ highwayId, name, distance }) => (
                <li key={highwayId}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.way}>{formatWay(distance)}</span>
                </li>
              ))}
              {seaDistance !== null && (
                <li>
                  <span className={styles.name}>До{NBSP}моря</span>
                  <span className={styles.way}>{formatWay(seaDistance)}</span>
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

function Metros({ metros }: Pick<Complex, 'metros'>) {
  return (
    <ul className={styles.list}>
      {metros.map(({ metroId, name, colour, ...ways }) => (
        <li key={metroId}>
          <i className={styles.dot} style={{ backgroundColor: colour }} />
          <span className={styles.name}>{name}</span>
          <span className={styles.way}>{waysText(ways)}</span>
        </li>
      ))}
    </ul>
  );
}

/** '7 мин пешком, ≈ 2 мин на машине' */
function waysText({
  minutesFoot,
  isFootEstimate,
  minutesCar,
  isCarEstimate,
}: Omit<Complex['metros'][number], 'metroId' | 'name' | 'colour'>): string {
  const foot = minutesFoot !== null && onFootText({ minutes: minutesFoot, isEstimate: isFootEstimate });
  const car =
    minutesCar !== null && `${walkText({ minutes: minutesCar, isEstimate: isCarEstimate })} на${NBSP}машине`;
  return [foot, car].filter(Boolean).join(', ');
}
