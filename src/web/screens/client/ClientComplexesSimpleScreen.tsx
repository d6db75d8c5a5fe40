import { getRouteApi } from '@tanstack/react-router';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ClientComplexes } from './ClientComplexes.tsx';

const route = getRouteApi('/admin/clients/$id/complexes-simple');

const COLUMNS: readonly Column<'complexes'>[] = [
  { title: 'Номер', width: 96, isNumber: true, sort: 'id' },
  { title: 'Комплекс', sort: 'name' },
];

/** The same complexes as a plain list. */
export function ClientComplexesSimpleScreen() {
  return (
    <ClientComplexes
      id={route.useParams().id}
      search={route.useSearch()}
      columns={COLUMNS}
      row={({ id, name, isAssigned }, { isMarked, onMark }) => (
        <tr key={id}>
          <Cell title="Номер" isNumber>
            {id}
          </Cell>
          <Cell>
            <Checkbox label={name} checked={isMarked} disabled={isAssigned} onChange={onMark} />
          </Cell>
        </tr>
      )}
    />
  );
}
