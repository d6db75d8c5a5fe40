import { KeyHint } from './KeyHint.tsx';
import styles from './ListKeys.module.css';
import { useListKeysSetting } from './use-list-keys-setting.ts';

/** Tells what single keys do at the rows of a list. */
export function RowKeys({ mayChoose }: { mayChoose: boolean }) {
  const [areOn] = useListKeysSetting();
  if (!areOn) return null;
  return (
    <span className={styles.keys}>
      <KeyHint keys={['J', 'K']}>строка</KeyHint>
      <KeyHint keys={['Enter']}>открыть</KeyHint>
      {mayChoose && <KeyHint keys={['X']}>выбрать</KeyHint>}
      <KeyHint keys={['?']}>все клавиши</KeyHint>
    </span>
  );
}
