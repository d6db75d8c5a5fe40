import { classNames } from '#ui/class-names.ts';
import { AdminIcon } from './AdminIcon.tsx';
import { Cell } from './DataTable.tsx';
import row from './Row.module.css';

/** The last cell of a record: the way to remove it, which asks first. */
export function RemoveCell({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Cell className={classNames(row.actions, row.corner)}>
      <button
        type="button"
        data-focus-successor=""
        aria-keyshortcuts="Delete"
        className={row.action}
        aria-label={`Удалить ${name}…`}
        title="Удалить"
        onClick={onRemove}
      >
        <AdminIcon name="trash" />
      </button>
    </Cell>
  );
}
