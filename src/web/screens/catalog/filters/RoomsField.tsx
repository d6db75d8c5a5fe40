import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { ROOMS_OPTION_LABELS, ROOMS_OPTIONS } from '#domain/listing/rooms-bucket.ts';
import { ChipRow } from './ChipRow.tsx';

const OPTIONS = ROOMS_OPTIONS.map((value) => ({ value, label: ROOMS_OPTION_LABELS[value] }));

export interface QuickFieldProps {
  filters: SearchFilters;
  counts?: Record<string, number> | undefined;
  isLabelHidden?: boolean;
}

export function RoomsField({ filters, ...row }: QuickFieldProps & { isScrolling?: boolean }) {
  return (
    <ChipRow name="roomsCount" label="Комнаты" options={OPTIONS} chosen={filters.roomsCount ?? []} {...row} />
  );
}
