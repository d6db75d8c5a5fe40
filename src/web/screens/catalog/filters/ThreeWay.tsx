import { filterField } from '#domain/catalog/filters/filter-spellings.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';

interface Common {
  name: keyof SearchFilters;
  label: string;
  isWide?: boolean;
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
        options={[{ value: '', label: 'Неважно' }, ...options]}
        defaultValue={props.chosen === undefined ? '' : String(props.chosen)}
      />
    </div>
  );
}
