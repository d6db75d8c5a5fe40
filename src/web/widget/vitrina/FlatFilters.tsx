import type { VitrinaPage } from '#contract/vitrina-page.ts';
import { CATALOGUE_SORTS, DEFAULT_SORT, isCatalogueSort, SORT_LABELS } from '#domain/catalog/sort.ts';
import { ROOMS_OPTION_LABELS } from '#domain/listing/rooms-bucket.ts';
import type { VitrinaChoice } from '#domain/widget/vitrina-choice.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ChoiceChip } from '#ui/ChoiceChip/ChoiceChip.tsx';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import { SelectField } from '../../parts/page/SelectField.tsx';
import { toggled } from '../toggled.ts';
import styles from './FlatFilters.module.css';
import { FIELDS } from './write-choice.ts';

interface FlatFiltersProps extends Pick<VitrinaPage, 'names' | 'rooms'> {
  choice: VitrinaChoice;
  onChange: (choice: VitrinaChoice) => void;
}

const ORDERS = CATALOGUE_SORTS.filter((value) => value !== 'road').map((value) => ({
  value,
  label: SORT_LABELS[value],
}));
const PRICE = { suffix: '₽', roundDigits: 0, maxDigits: 12 };

/** Which flats a vitrina shows and in what order: a form, so that it also works before and without scripts. */
export function FlatFilters({ names, rooms, choice, onChange }: FlatFiltersProps) {
  const { filters, sort } = choice;
  const { complexId, roomsCount = [], priceRange = { from: 0, to: 0 } } = filters;
  const filter = (part: VitrinaChoice['filters']) =>
    onChange({ ...choice, filters: { ...filters, ...part } });
  return (
    <form
      className={styles.filters}
      aria-label="Подбор квартиры"
      onSubmit={(event) => event.preventDefault()}
    >
      {names.length > 1 && (
        <SelectField
          label="Жилой комплекс"
          name={FIELDS.complex}
          options={[
            { value: '', label: 'Все' },
            ...names.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(complexId ?? '')}
          onChange={({ currentTarget: { value } }) =>
            filter({ complexId: value === '' ? undefined : Number(value) })
          }
        />
      )}
      <fieldset className={styles.rooms}>
        <legend>Комнаты</legend>
        <div className={styles.chips}>
          {rooms.map((bucket) => (
            <ChoiceChip
              key={bucket}
              name={FIELDS.rooms}
              value={bucket}
              label={ROOMS_OPTION_LABELS[bucket]}
              checked={roomsCount.includes(bucket)}
              onChange={() => filter({ roomsCount: toggled(roomsCount, bucket) })}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.prices}>
        <NumberInput
          {...PRICE}
          label="Цена от"
          name={FIELDS.priceFrom}
          value={priceRange.from || null}
          onChange={(from) => filter({ priceRange: { ...priceRange, from: from ?? 0 } })}
        />
        <NumberInput
          {...PRICE}
          label="Цена до"
          name={FIELDS.priceTo}
          value={priceRange.to || null}
          onChange={(to) => filter({ priceRange: { ...priceRange, to: to ?? 0 } })}
        />
      </div>
      <SelectField
        label="Порядок"
        name={FIELDS.sort}
        options={ORDERS}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, sort: isCatalogueSort(value) ? value : DEFAULT_SORT })
        }
      />
      <noscript>
        <Button type="submit" variant="secondary">
          Показать
        </Button>
      </noscript>
    </form>
  );
}
