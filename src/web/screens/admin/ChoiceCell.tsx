import { useContext } from 'react';
import { ChoiceContext, type RowId } from './bulk.ts';
import styles from './ChoiceCell.module.css';

/** The first cell of a record that may be chosen with others; nothing in a list that offers nothing for many. */
export function ChoiceCell({ id, name }: { id: RowId; name: string }) {
  const choice = useContext(ChoiceContext);
  if (!choice) return null;
  return (
    <td className={styles.cell}>
      <label className={styles.target}>
        <input
          type="checkbox"
          aria-label={`Выбрать ${name}`}
          checked={choice.has(id)}
          onChange={({ nativeEvent }) => choice.toggle(id, isWithShift(nativeEvent))}
        />
      </label>
    </td>
  );
}

/** A change of a checkbox comes from a press, whose keys it carries. */
function isWithShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}
