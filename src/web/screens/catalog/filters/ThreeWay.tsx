import { filterField } from '#domain/catalog/filters/filter-form.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';

interface Common {
  name: keyof SearchFilters;
  label: string;
  isWide?: boolean;
  /** By value: how much each choice would find. */
  counts: Record<string, number> | undefined;
}

export type ThreeWayProps = Common &
  (
    | { yes: string; no: string; chosen: boolean | undefined }
    | { options: readonly { value: string; label: string }[]; chosen: string | undefined }
  );

/** One choice or none of them: «Неважно» asks for nothing. */
export function ThreeWay(props: ThreeWayProps) {
  const options =
    'options' in props
      ? props.options
      : [
          { value: 'true', label: props.yes },
          { value: 'false', label: props.no },
        ];
  return (
    <div data-wide={props.isWide || undefined}>
      <RadioGroup
        label={props.label}
        direction="row"
        name={filterField(props.name)}
        options={[
          { value: '', label: 'Неважно' },
          ...options.map(({ value, label }) => ({
            value,
            label,
            count: props.counts && formatNumber(props.counts[value] ?? 0),
          })),
        ]}
        defaultValue={props.chosen === undefined ? '' : String(props.chosen)}
      />
    </div>
  );
}
