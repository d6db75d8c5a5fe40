import { filterChips } from '#domain/catalog/filters/filter-chips.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { ChoiceChip } from '#ui/ChoiceChip/ChoiceChip.tsx';
import { useSiteContext } from '../../../site-context.ts';
import styles from './Board.module.css';

export interface SuitingSwitchProps {
  wish: SearchFilters;
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether flats that suit the search one came with are marked, how many do, and what was asked for. */
export function SuitingSwitch({ wish, count, isOn, onChange }: SuitingSwitchProps) {
  const { now } = useSiteContext().settings;
  const words = filterChips(wish, now).map(({ label }) => label);
  return (
    <>
      <ChoiceChip
        label="Только подходящие"
        count={count}
        countText={formatNumber(count)}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className={styles.wish}>{words.join(', ')}</p>
    </>
  );
}
