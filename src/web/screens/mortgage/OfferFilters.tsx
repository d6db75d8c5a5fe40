import { useNavigate } from '@tanstack/react-router';
import type { OfferChoices } from '#contract/offer-shown.ts';
import { OFFER_TYPE_LABELS, OFFER_TYPES } from '#domain/mortgage/offer/offer.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import type { OfferListSearch } from '../../query/offer-search.ts';
import styles from './OfferFilters.module.css';

const ANY = 'any';

interface OfferFiltersProps {
  search: OfferListSearch;
  choices: OfferChoices;
}

/** Conditions that narrow the list of offers besides its search. */
export function OfferFilters({ search, choices }: OfferFiltersProps) {
  const navigate = useNavigate();
  const types = OFFER_TYPES.map((id) => ({ id, name: OFFER_TYPE_LABELS[id] }));
  const filters = [
    { field: 'bank', label: 'Банк', any: 'Все банки', options: choices.banks },
    { field: 'name', label: 'Программа', any: 'Все программы', options: choices.programNames.map(indented) },
    { field: 'type', label: 'Тип', any: 'Все типы', options: types },
    { field: 'project', label: 'Проект', any: 'Все проекты', options: choices.projects },
  ] as const;
  return (
    <div className={styles.filters}>
      {filters.map(({ field, label, any, options }) => (
        <Dropdown
          key={field}
          label={label}
          labelHidden
          look="button"
          options={[
            { value: ANY, label: any },
            ...options.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(search[field] ?? ANY)}
          onChange={(value) =>
            void navigate({
              to: '.',
              search: (known) => ({ ...known, [field]: value === ANY ? undefined : value, page: undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      ))}
    </div>
  );
}

function indented({ id, name, depth }: OfferChoices['programNames'][number]) {
  return { id, name: `${'\u2003'.repeat(depth)}${name}` };
}
