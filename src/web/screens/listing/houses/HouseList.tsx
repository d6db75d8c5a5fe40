import type { House } from '#contract/catalog.ts';
import type { ComplexPage } from '#contract/complex-page.ts';
import { formatStreet } from '#domain/listing/address.ts';
import { BUILDING_STATE_LABELS, isFinished } from '#domain/listing/building-state.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { MATERIAL_LABELS } from '#domain/listing/material.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { countFlats, countPhrase } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { classNames } from '#ui/class-names.ts';
import cover from '../../../parts/card/CoveringLink.module.css';
import { handoverToday } from '../../../parts/complex/handover.ts';
import { useSiteContext } from '../../../site-context.ts';
import { SumFrom } from '../SumFrom.tsx';
import { HouseLink } from './HouseLink.tsx';
import styles from './HouseList.module.css';

export interface HouseListProps {
  houses: readonly House[];
  /** The one whose board is shown; without it there is nothing to choose. */
  chosen: House | undefined;
  /** A month for the cheapest flat of each. */
  payments: ComplexPage['housePayments'];
  /** One under another beside the plan. */
  isColumn: boolean;
}

/** More of them scroll in a frame on a phone. */
const FEW = 6;

/** The houses of a complex: how far each has come and what is on sale there. */
export function HouseList({ houses, chosen, payments, isColumn }: HouseListProps) {
  const { now } = useSiteContext().settings;
  return (
    <ul
      className={styles.houses}
      data-column={isColumn || undefined}
      data-many={houses.length > FEW || undefined}
    >
      {houses.map((house) => (
        <li
          key={house.id}
          className={classNames(cover.ground, cover.row, styles.house)}
          data-chosen={house.id === chosen?.id || undefined}
        >
          <div>
            <h3 className={styles.name}>
              {chosen ? (
                <HouseLink house={house} isChosen={house.id === chosen.id} className={cover.link}>
                  {capitalised(houseTitle(house))}
                </HouseLink>
              ) : (
                capitalised(houseTitle(house))
              )}
            </h3>
            <p className={styles.facts}>{factsOf(house, now).join(', ')}</p>
          </div>
          <p className={styles.sale}>
            {house.flatsCount === 0 ? (
              <span className={styles.none}>нет в{NBSP}продаже</span>
            ) : (
              <>
                <b>{countFlats(house.flatsCount)}</b>
                <span>
                  <SumFrom
                    price={house.minPrice}
                    payment={payments.find(({ houseId }) => houseId === house.id)?.payment ?? null}
                  />
                </span>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function factsOf(house: House, now: Date): string[] {
  const handover = handoverToday([house], now);
  const state =
    isFinished(house.buildingState) || !handover ? BUILDING_STATE_LABELS[house.buildingState] : null;
  return [
    house.floors === null ? null : countPhrase(house.floors, 'этаж', 'этажа', 'этажей'),
    state?.toLocaleLowerCase('ru') ?? `сдача ${handover}`,
    house.material && MATERIAL_LABELS[house.material].toLocaleLowerCase('ru'),
    houseTitle(house) === house.name ? formatStreet(house.address) : null,
  ].filter((fact): fact is string => Boolean(fact));
}
