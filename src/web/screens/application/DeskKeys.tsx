import styles from './DeskKeys.module.css';
import { useDeskKeys } from './use-desk-keys.ts';

interface DeskKeysProps {
  /** Applications of the page, in order. */
  ids: readonly number[];
  openedId: number | undefined;
}

/** Single keys of the desk, and the switch that stops them: they get in the way of those who speak to a computer. */
export function DeskKeys({ ids, openedId }: DeskKeysProps) {
  const [areOn, toggle] = useDeskKeys(ids, openedId);
  return (
    <span className={styles.keys}>
      {areOn && (
        <>
          <span>
            <kbd>J</kbd> <kbd>K</kbd> заявка
          </span>
          <span>
            <kbd>Enter</kbd> открыть
          </span>
          <span>
            <kbd>S</kbd> статус
          </span>
          <span>
            <kbd>/</kbd> поиск
          </span>
        </>
      )}
      <button type="button" className={styles.toggle} onClick={toggle}>
        <kbd>?</kbd> {areOn ? 'выключить клавиши' : 'включить клавиши'}
      </button>
    </span>
  );
}
