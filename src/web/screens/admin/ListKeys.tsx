import { KeyHint } from './KeyHint.tsx';
import styles from './ListKeys.module.css';
import type { ListOfRows } from './row-link.ts';
import { useListKeys } from './use-list-keys.ts';

interface ListKeysProps {
  list: ListOfRows;
  /** The thing that the key S leads to. */
  step: string;
  /** Rows of the page, in order. */
  ids: readonly number[];
  openedId: number | undefined;
}

/**
 * Single keys of a list whose rows open beside it, and the switch that stops them: they get in the way of those who
 * speak to a computer.
 */
export function ListKeys({ list, step, ids, openedId }: ListKeysProps) {
  const [areOn, toggle] = useListKeys(list, ids, openedId);
  return (
    <span className={styles.keys}>
      {areOn && (
        <>
          <KeyHint keys={['J', 'K']}>заявка</KeyHint>
          <KeyHint keys={['Enter']}>открыть</KeyHint>
          <KeyHint keys={['S']}>{step}</KeyHint>
          <KeyHint keys={['/']}>поиск</KeyHint>
        </>
      )}
      <button type="button" className={styles.toggle} onClick={toggle}>
        {!list.startsWith('/admin') && <kbd>?</kbd>} {areOn ? 'выключить клавиши' : 'включить клавиши'}
      </button>
    </span>
  );
}
