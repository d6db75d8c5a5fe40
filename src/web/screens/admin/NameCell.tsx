import { Cell } from './DataTable.tsx';
import row from './Row.module.css';

/** The first cell of a record: its name, which opens its form. */
export function NameCell({ name, onEdit }: { name: string; onEdit: () => void }) {
  return (
    <Cell className={row.name}>
      <button type="button" className={row.link} onClick={onEdit} title={name}>
        {name}
      </button>
    </Cell>
  );
}
