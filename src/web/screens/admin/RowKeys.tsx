import styles from './ListKeys.module.css';
import { useListKeysSetting } from './use-list-keys-setting.ts';

/** Tells what single keys do at the rows of a list. */
export function RowKeys({ mayChoose }: { mayChoose: boolean }) {
  const [areOn] = useListKeysSetting();
  if (!areOn) return null;
  return (
    <span className={styles.keys}>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> строка
      </span>
      <span>
        <kbd>Enter</kbd> открыть
      </span>
      {mayChoose && (
        <span>
          <kbd>X</kbd> выбрать
        </span>
      )}
      <span>
        <kbd>?</kbd> все клавиши
      </span>
    </span>
  );
}
