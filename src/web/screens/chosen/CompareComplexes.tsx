import { Link } from '@tanstack/react-router';
import { complexName } from '#domain/listing/complex-name.ts';
import { FacadePicture } from '../../parts/complex/FacadePicture.tsx';
import { PhoneButton } from '../../parts/phone/PhoneButton.tsx';
import { ColumnField } from './ColumnField.tsx';
import { CompareHead, nameInColumn } from './CompareHead.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { ChosenComplex } from './chosen-items.ts';
import { COMPLEX_GROUPS } from './complex-rows.ts';
import { LEGEND } from './legend.ts';
import type { Columns } from './use-columns.ts';

export interface CompareComplexesProps {
  items: readonly ChosenComplex[];
  ids: readonly number[];
  columns: Columns;
  onlyDifferences: boolean;
}

/** Complexes side by side. */
export function CompareComplexes({ items, ids, columns, onlyDifferences }: CompareComplexesProps) {
  return (
    <CompareTable
      caption="Сравнение жилых комплексов"
      legend={LEGEND}
      items={items}
      idOf={({ complex }) => complex.id}
      nameOf={({ complex }) => complexName(complex.name)}
      groups={COMPLEX_GROUPS}
      onlyDifferences={onlyDifferences}
      head={({ complex, houses }) => (
        <CompareHead
          kind="complexes"
          id={complex.id}
          ids={ids}
          name={complexName(complex.name)}
          picture={<FacadePicture complex={complex} houses={houses} size="card" alt="" />}
          title={
            <Link to="/complex/$id" params={{ id: complex.id }}>
              {nameInColumn(complex.name)}
            </Link>
          }
        />
      )}
      field={(field, item) => (
        <ColumnField
          field={field}
          name={complexName(item.complex.name)}
          money={item.money}
          all={items.map(({ money }) => money)}
          columns={columns}
        />
      )}
      foot={({ complex, developer }) =>
        developer && complex.statistics.total.flatsCount > 0 ? (
          <PhoneButton developer={developer} complexId={complex.id} size="s" variant="secondary" />
        ) : null
      }
    />
  );
}
