import { handoverOptionLabel, handoverOptions } from '#domain/listing/handover.ts';
import { useSiteContext } from '../../../site-context.ts';
import { ChipRow } from './ChipRow.tsx';
import type { QuickFieldProps } from './RoomsField.tsx';

export function HandoverField({ filters, ...row }: QuickFieldProps & { isScrolling?: boolean }) {
  const { now } = useSiteContext().settings;
  const options = handoverOptions(now).map((value) => ({ value, label: handoverOptionLabel(value, now) }));
  return (
    <ChipRow
      name="handoverDeadline"
      label="Срок сдачи"
      options={options}
      chosen={filters.handoverDeadline ?? []}
      {...row}
    />
  );
}
