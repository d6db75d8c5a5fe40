import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { SiteContext } from '../../site-context.ts';
import { OrderedList } from '../admin/OrderedList.tsx';
import { useSuggest } from '../admin/use-suggest.ts';
import styles from './CollectedComplexes.module.css';

const findComplexes = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.admin.collections.complexes.queryOptions({ text }));

interface CollectedComplexesProps {
  complexes: readonly NamedId[];
  onChange: (complexes: NamedId[]) => void;
  error: string | undefined;
}

/** The complexes of a collection in their order, and the field that adds one at their end. */
export function CollectedComplexes({ complexes, onChange, error }: CollectedComplexesProps) {
  const suggest = useSuggest(findComplexes);
  return (
    <div className={styles.collected}>
      <Combobox
        label="Добавить комплекс"
        source={suggest}
        value={null}
        error={error}
        onChange={(option) => {
          if (!option || complexes.some(({ id }) => String(id) === option.value)) return;
          onChange([...complexes, { id: Number(option.value), name: option.label }]);
        }}
      />
      <OrderedList
        label="Комплексы подборки"
        items={complexes}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOrder={onChange}
      >
        {(complex) => (
          <span className={styles.complex}>
            <span className={styles.name}>{complex.name}</span>
            <IconButton
              icon="close"
              size="s"
              label={`Убрать: ${complex.name}`}
              onClick={() => onChange(complexes.filter(({ id }) => id !== complex.id))}
            />
          </span>
        )}
      </OrderedList>
    </div>
  );
}
