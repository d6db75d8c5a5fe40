import { useState } from 'react';
import type { Flat, Media } from '#contract/catalog.ts';
import { keptPlan } from '#domain/media/kept-plan.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { lazyWindow } from '../../lazy-window.tsx';
import { flatName } from '../../parts/flat/flat-name.ts';
import { PlanPicture } from '../../parts/flat/PlanPicture.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './FlatPlan.module.css';
import { PlanZoom } from './PlanZoom.tsx';
import { isOffSale, type SaleState } from './sale-state.ts';

const { Window: PlanModal } = lazyWindow(() => import('./PlanModal.tsx'), 'PlanModal');

interface FlatPlanProps {
  flat: Flat;
  media: readonly Media[];
  state: SaleState;
}

/**
 * The plan of a flat, the developer's where a copy of it is kept; else drawn with its dimensions, drawn larger for a
 * desktop and plainer for a phone.
 */
export function FlatPlan({ flat, media, state }: FlatPlanProps) {
  const { isPhone } = useSiteContext().settings;
  const [layers, setLayers] = useState({ furniture: true, dimensions: true });
  const [zoom, setZoom] = useState(1);
  const [modal, setModal] = useState<'unused' | 'open' | 'closed'>('unused');
  const kept = keptPlan(flat, media);
  const alt = `План: ${flatName(flat)}`;
  const picture = (size: 'page' | 'panel', priority: boolean) => (
    <PlanPicture
      flat={flat}
      size={size}
      alt={alt}
      layers={layers}
      kept={kept}
      priority={priority}
      className={styles.plan}
    />
  );
  return (
    <figure className={styles.card} data-off={isOffSale(state) || undefined}>
      <div className={styles.tools}>
        {kept === undefined && (
          <>
            <Checkbox
              label="Размеры"
              className={styles.dimensions}
              checked={layers.dimensions}
              onChange={({ target }) => setLayers({ ...layers, dimensions: target.checked })}
            />
            <Checkbox
              label="Мебель"
              checked={layers.furniture}
              onChange={({ target }) => setLayers({ ...layers, furniture: target.checked })}
            />
          </>
        )}
        <PlanZoom zoom={zoom} onZoom={setZoom} onFullScreen={() => setModal('open')} />
      </div>
      {state.kind !== 'onSale' && (
        <p className={styles.ribbon} data-kind={state.kind}>
          {state.label}
        </p>
      )}
      <section className={styles.window} aria-label="План квартиры" tabIndex={zoom > 1 ? 0 : undefined}>
        <div className={styles.sheet} style={{ width: `${zoom * 100}%` }}>
          <div className={styles.large}>{picture('page', !isPhone)}</div>
          <div className={styles.small}>{picture('panel', isPhone)}</div>
        </div>
      </section>
      <figcaption className={styles.caption}>
        {nonBreaking(
          kept === undefined
            ? 'Схема построена по площади и числу комнат. Точный план и размеры — в договоре застройщика.'
            : 'План застройщика. Точные размеры — в договоре.',
        )}
      </figcaption>
      {modal !== 'unused' && (
        <PlanModal
          flat={flat}
          layers={layers}
          kept={kept}
          open={modal === 'open'}
          onClose={() => setModal('closed')}
        />
      )}
    </figure>
  );
}
