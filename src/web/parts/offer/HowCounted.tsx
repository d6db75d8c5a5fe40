import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Counting, type CountingProps } from './Counting.tsx';
import styles from './HowCounted.module.css';
import text from './TextOpener.module.css';

export interface HowCountedProps extends CountingProps {
  /** Stands among offers, which its name tells apart. */
  isInList?: boolean;
}

/** «Как посчитали»: every number behind the payments of an offer. A native popover, so no script is needed. */
export function HowCounted({ mortgage, offer, isInList = false }: HowCountedProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(text.opener, styles.opener)}
        aria-label={isInList ? `Расчёт: ${offer.bank.name}, ${offer.program}` : undefined}
      >
        {isInList ? 'Расчёт' : 'Как посчитали'}
      </button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className={styles.popover}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            Как посчитали
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Закрыть"
            className={styles.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <Counting mortgage={mortgage} offer={offer} />
      </div>
    </>
  );
}
