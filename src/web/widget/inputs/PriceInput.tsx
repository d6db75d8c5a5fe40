import { formatRoubles } from '#domain/money/format-roubles.ts';
import { CALCULATOR_BOUNDS } from '#domain/mortgage/calculator-defaults.ts';
import { CalcNumber } from './CalcNumber.tsx';
import { CalcRuler } from './CalcRuler.tsx';
import type { InputsSectionProps } from './inputs-section.ts';

/** Dear flats are few: they get less of the ruler. */
const SCALE = {
  min: 1_000_000,
  max: 50_000_000,
  step: 100_000,
  ranges: [
    { to: 10_000_000, minWeight: 4 },
    { from: 10_000_000, to: 20_000_000, minWeight: 3 },
    { from: 20_000_000, minWeight: 2 },
  ],
};

export function PriceInput({ choice: { price }, calculation, onChange }: InputsSectionProps) {
  return (
    <>
      <CalcNumber
        label="Цена квартиры"
        suffix="₽"
        roundDigits={0}
        {...CALCULATOR_BOUNDS.price}
        value={price}
        format={formatRoubles}
        onChange={(value) => onChange({ price: value })}
      />
      <CalcRuler
        label="Цена квартиры"
        rules={SCALE}
        option="price"
        calculation={calculation}
        value={price}
        format={formatRoubles}
        onChange={(value) => onChange({ price: value })}
      />
    </>
  );
}
