import { useId } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './HowRanked.module.css';

/** Says how the recommended order is made; the browser opens and closes it, so it works without scripts. */
export function HowRanked() {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} aria-label="Как мы упорядочиваем">
        <Icon name="info" />
      </button>
      <div id={id} popover="auto" className={styles.note} role="note">
        <p>
          Рекомендуемые: жилые комплексы чередуются, и чем больше в комплексе подходящих квартир, тем чаще он
          встречается. Порядок один для всех, платных мест в нём нет.
        </p>
      </div>
    </>
  );
}
