import { type FilterNames, filterChips } from '#domain/catalog/filters/filter-chips.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useSiteContext } from '../../../site-context.ts';
import styles from '../SearchChips.module.css';
import { CARRIED } from './carried-filters.ts';

export interface CarriedChipsProps {
  filters: SearchFilters;
  names: FilterNames;
  onChange: (filters: SearchFilters) => void;
}

/** The conditions picked by name rather than by a field, each removable; a house has a button of its own. */
export function CarriedChips({ filters, names, onChange }: CarriedChipsProps) {
  const { now } = useSiteContext().settings;
  const chips = filterChips(filters, now, names).filter(
    ({ name }) => name !== 'houseId' && CARRIED.some((carried) => carried === name),
  );
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Выбрано в поиске">
      {chips.map(({ name, label, without }) => (
        <li key={`${name} ${label}`}>
          <button type="button" className={styles.chip} onClick={() => onChange(without)}>
            <VisuallyHidden>Убрать: </VisuallyHidden>
            {label}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
