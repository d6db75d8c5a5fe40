import type { House } from '#contract/catalog.ts';
import { formatStreet } from '#domain/listing/address.ts';
import { BUILDING_STATE_LABELS, isFinished } from '#domain/listing/building-state.ts';
import { MATERIAL_LABELS } from '#domain/listing/material.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { handoverOfHouse } from '../../parts/handover.ts';
import { houseTitle } from '../../parts/house-title.ts';
import styles from './HouseList.module.css';
import listing from './Listing.module.css';

/** The houses of a complex: how far each has come and what is on sale there. */
export function HouseList({ houses }: { houses: readonly House[] }) {
  if (houses.length === 0) return null;
  return (
    <section className={listing.section}>
      <h2>Корпуса</h2>
      <ul className={styles.houses}>
        {houses.map((house) => (
          <li key={house.id} className={styles.house}>
            <div>
              <h3 className={styles.name}>{capitalised(houseTitle(house))}</h3>
              <p className={styles.facts}>{factsOf(house).join(', ')}</p>
            </div>
            <p className={styles.sale}>
              {house.flatsCount === 0 ? (
                <span className={styles.none}>нет в{NBSP}продаже</span>
              ) : (
                <>
                  <b>{countFlats(house.flatsCount)}</b>
                  {house.minPrice !== null && (
                    <span>
                      от{NBSP}
                      {formatMillions(house.minPrice)}
                    </span>
                  )}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(house: House): string[] {
  const handover = handoverOfHouse(house);
  const state =
    isFinished(house.buildingState) || !handover ? BUILDING_STATE_LABELS[house.buildingState] : null;
  return [
    house.floors === null ? null : countPhrase(house.floors, 'этаж', 'этажа', 'этажей'),
    state?.toLocaleLowerCase('ru') ?? `сдача ${handover}`,
    house.material && MATERIAL_LABELS[house.material].toLocaleLowerCase('ru'),
    houseTitle(house) === house.name ? formatStreet(house.address) : null,
  ].filter((fact): fact is string => Boolean(fact));
}

/** A street may begin with a small letter, a heading may not. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);
}
