import { getRouteApi } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Complex, House } from '#contract/catalog.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { chooseLayer, type LayerPin, layerPins } from '#domain/listing/plan-layers.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { HouseLink } from './HouseLink.tsx';
import styles from './MasterPlan.module.css';

const route = getRouteApi('/complex/$id');

export interface MasterPlanProps {
  svg: string;
  /** The picture beneath; null of a drawing that needs none. */
  picture: string | null;
  complex: Pick<Complex, 'houses'>;
  houses: readonly House[];
  chosen: House;
}

/** The quarter from above. Its layers are the houses: a click on one, or on its label, shows its board. */
export function MasterPlan({ svg, picture, complex, houses, chosen }: MasterPlanProps) {
  const navigate = route.useNavigate();
  const plan = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<LayerPin[]>([]);
  const layers = complex.houses.flatMap(({ id, genPlanLayerOrder: order }) => {
    const house = houses.find((one) => one.id === id);
    return house && order !== null ? [{ house, order }] : [];
  });
  const pins = [...layerPins(svg), ...measured];
  const layer = layers.find(({ house }) => house.id === chosen.id)?.order;

  // A drawing of ours says where its houses are; one an admin brought is measured once it stands on the page.
  useEffect(() => {
    if (plan.current && layerPins(svg).length === 0) setMeasured(measurePins(plan.current));
  }, [svg]);

  function handleClick({ target }: MouseEvent) {
    const order = (target as Element).closest('[data-layer]')?.getAttribute('data-layer');
    const house = layers.find((one) => one.order === Number(order))?.house;
    if (!house) return;
    void navigate({
      search: (search) => ({ ...search, houseId: house.id, section: undefined }),
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <div className={styles.plan}>
      <div className={styles.canvas}>
        {picture !== null && (
          <img src={picture} alt="" className={styles.ground} loading="lazy" decoding="async" />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the labels above are the links. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the labels above are the links. */}
        <div
          ref={plan}
          className={styles.drawing}
          onClick={handleClick}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: only plain shapes and text are ever saved.
          dangerouslySetInnerHTML={{ __html: chooseLayer(svg, layer) }}
        />
        <ul className={styles.pins}>
          {layers.map(({ house, order }) => {
            const pin = pins.find((one) => one.order === order);
            const name = capitalised(houseTitle(house));
            return (
              pin && (
                <li key={house.id}>
                  <HouseLink
                    house={house}
                    isChosen={house.id === chosen.id}
                    className={styles.pin}
                    title={name}
                    style={{ left: `${pin.leftPercent}%`, top: `${pin.topPercent}%` }}
                  >
                    <b>{name}</b>
                    <span>
                      {house.flatsCount === 0 ? `нет в${NBSP}продаже` : `свободно ${house.flatsCount}`}
                    </span>
                  </HouseLink>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function measurePins(plan: HTMLElement): LayerPin[] {
  const frame = plan.getBoundingClientRect();
  return [...plan.querySelectorAll('[data-layer]')].map((layer) => {
    const { left, top, width, height } = layer.getBoundingClientRect();
    return {
      order: Number(layer.getAttribute('data-layer')),
      leftPercent: ((left + width / 2 - frame.left) / frame.width) * 100,
      topPercent: ((top + height / 2 - frame.top) / frame.height) * 100,
    };
  });
}
