import { useId, useState } from 'react';
import { formatRate } from '#domain/money/format-rate.ts';
import { findPart } from '#domain/mortgage/offer/find-part.ts';
import type { Offer, SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import { termMonths } from '#domain/mortgage/term-months.ts';
import { periodText } from '#domain/text/period-text.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import styles from './SubsidyChoice.module.css';
import { WidgetDialog } from './WidgetDialog.tsx';

interface SubsidyChoiceProps {
  offer: Offer;
  row: SubsidyRow;
  isPopup: boolean;
  onRow: (row: SubsidyRow) => void;
}

/** For how long the rate is bought down, and to what: only pairs of the offer's own matrix. */
export function SubsidyChoice({ offer, row, isPopup, onRow }: SubsidyChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const matrix = findPart(offer, 'SUBSIDY')?.matrix ?? [];
  const durations = [...new Set(matrix.map(({ duration }) => duration))].sort((a, b) => a - b);
  const rates = matrix
    .filter(({ duration }) => duration === row.duration)
    .sort((a, b) => a.interest - b.interest);

  function chooseDuration(duration: number) {
    const offered = matrix.filter((one) => one.duration === duration);
    const next = offered.find(({ interest }) => interest === row.interest) ?? lowest(offered);
    if (next) onRow(next);
  }

  const controls = (
    <div className={styles.controls}>
      <div>
        <p className={styles.title} aria-hidden="true">
          Срок субсидии
        </p>
        <SegmentedSwitch
          label="Срок субсидии"
          look="box"
          name={`${id}-duration`}
          className={styles.choice}
          options={durations.map((years) => ({ value: String(years), label: periodText(termMonths(years)) }))}
          value={String(row.duration)}
          onChange={(value) => chooseDuration(Number(value))}
        />
      </div>
      <div>
        <p className={styles.title} aria-hidden="true">
          Ставка на этот срок
        </p>
        <SegmentedSwitch
          label="Ставка на этот срок"
          look="box"
          name={`${id}-rate`}
          className={styles.choice}
          options={rates.map(({ interest }) => ({ value: String(interest), label: formatRate(interest) }))}
          value={String(row.interest)}
          onChange={(value) => {
            const next = rates.find(({ interest }) => String(interest) === value);
            if (next) onRow(next);
          }}
        />
      </div>
    </div>
  );
  if (!isPopup) return controls;
  return (
    <WidgetDialog opener="Настроить субсидию" title="Субсидия" isOpen={isOpen} onToggle={setOpen}>
      {controls}
    </WidgetDialog>
  );
}

function lowest(rows: readonly SubsidyRow[]): SubsidyRow | undefined {
  return [...rows].sort((a, b) => a.interest - b.interest)[0];
}
