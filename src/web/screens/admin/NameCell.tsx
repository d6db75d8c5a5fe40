import { Link } from '@tanstack/react-router';
import { Cell } from './DataTable.tsx';
import row from './Row.module.css';

/** The first cell of a record: its name, which opens its form by an address of its own. */
export function NameCell({ id, name }: { id: number; name: string }) {
  return (
    <Cell className={row.name}>
      <Link
        to="."
        search={(known) => ({ ...known, open: id })}
        className={row.link}
        title={name}
        resetScroll={false}
      >
        {name}
      </Link>
    </Cell>
  );
}
