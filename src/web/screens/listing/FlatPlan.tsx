import { useRouter } from '@tanstack/react-router';
import type { Flat } from '#contract/catalog.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { flatName } from '../../parts/flat-name.ts';
import { PlanPicture } from '../../parts/PlanPicture.tsx';
import styles from './FlatPlan.module.css';
import type { SaleState } from './sale-state.ts';

/** The plan of a flat with its dimensions, drawn larger for a desktop and plainer for a phone. */
export function FlatPlan({ flat, state }: { flat: Flat; state: SaleState }) {
  const isOff = state.kind === 'sold' || state.kind === 'withdrawn';
  const { isPhone } = useRouter().options.context.settings;
  const alt = `План: ${flatName(flat)}`;
  return (
    <figure className={styles.card} data-off={isOff || undefined}>
      {state.kind !== 'onSale' && (
        <p className={styles.ribbon} data-kind={state.kind}>
          {state.label}
        </p>
      )}
      <div className={styles.large}>
        <PlanPicture flat={flat} size="page" alt={alt} priority={!isPhone} className={styles.plan} />
      </div>
      <div className={styles.small}>
        <PlanPicture flat={flat} size="panel" alt={alt} priority={isPhone} className={styles.plan} />
      </div>
      <figcaption className={styles.caption}>
        {nonBreaking(
          'Схема построена по площади и числу комнат. Точный план и размеры — в договоре застройщика.',
        )}
      </figcaption>
    </figure>
  );
}
