import { Link } from '@tanstack/react-router';
import { formatArea } from '#domain/listing/format-area.ts';
import { ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { planSpan } from '#drawing/addresses.ts';
import { PlanPicture } from '../../parts/flat/PlanPicture.tsx';
import { useTermsText } from '../../parts/offer/payment-terms.ts';
import { PhoneButton } from '../../parts/phone/PhoneButton.tsx';
import { ColumnField } from './ColumnField.tsx';
import styles from './CompareFlats.module.css';
import { CompareHead, nameInColumn } from './CompareHead.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { ChosenFlat } from './chosen-items.ts';
import { FLAT_GROUPS } from './flat-rows.ts';
import { LEGEND } from './legend.ts';
import type { Columns } from './use-columns.ts';

export interface CompareFlatsProps {
  items: readonly ChosenFlat[];
  ids: readonly number[];
  columns: Columns;
  onlyDifferences: boolean;
}

/** Flats side by side, their plans at one scale. */
export function CompareFlats({ items, ids, columns, onlyDifferences }: CompareFlatsProps) {
  const termsText = useTermsText();
  const size = planSpan(items.map(({ flat }) => flat.area));
  return (
    <>
      <CompareTable
        caption="Сравнение квартир"
        legend={LEGEND}
        items={items}
        idOf={({ flat }) => flat.id}
        nameOf={nameOf}
        groups={FLAT_GROUPS}
        onlyDifferences={onlyDifferences}
        head={(item) => {
          const { flat, complex } = item;
          const name = nameOf(item);
          return (
            <CompareHead
              kind="flats"
              id={flat.id}
              ids={ids}
              name={name}
              note={nameInColumn(complex.name)}
              picture={
                <PlanPicture flat={flat} size={size} alt="" layers={{ furniture: true, dimensions: false }} />
              }
              title={
                <Link to="/for-sale/$id" params={{ id: flat.id }}>
                  {name}
                </Link>
              }
            />
          );
        }}
        field={(field, item) => (
          <ColumnField
            field={field}
            name={nameOf(item)}
            money={item.money}
            all={items.map(({ money }) => money)}
            columns={columns}
          />
        )}
        foot={({ flat, developer, isWithdrawn }) =>
          developer && flat.status === 'FREE' && !isWithdrawn ? (
            <PhoneButton developer={developer} complexId={flat.complexId} size="s" variant="secondary" />
          ) : null
        }
      />
      <p className={styles.note}>
        {nonBreaking(
          `Платёж — по лучшему предложению банков для каждой квартиры: ${termsText}. Все числа — на странице квартиры, по ссылке «Как посчитали». Планы начерчены по площадям и числу комнат, точный план — у застройщика.`,
        )}
      </p>
    </>
  );
}

function nameOf({ flat }: ChosenFlat): string {
  return `${ROOMS_SHORT_LABELS[flat.rooms]}, ${formatArea(flat.area)}`;
}
