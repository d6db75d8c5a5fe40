import { useId, useState } from 'react';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { CALCULATOR_BOUNDS, CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import { initialPaymentAmount } from '#domain/mortgage/loan-amount.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { ChoiceChip } from '#ui/ChoiceChip/ChoiceChip.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { RangeSlider } from '#ui/RangeSlider/RangeSlider.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import styles from './CalcInputs.module.css';
import { CalcNumber } from './CalcNumber.tsx';
import type { Calculation } from './calculate.ts';
import { type Choice, clamp } from './choice.ts';

export interface CalcInputsProps {
  choice: Choice;
  calculation: Calculation;
  onChange: (part: Partial<Choice>) => void;
}

/** Dear flats are few: they get less of the ruler. */
const PRICE_SCALE = {
  min: 1_000_000,
  max: 50_000_000,
  ranges: [
    { to: 10_000_000, minWeight: 4 },
    { from: 10_000_000, to: 20_000_000, minWeight: 3 },
    { from: 20_000_000, minWeight: 2 },
  ],
};
const MAX_PERCENT = CALCULATOR_BOUNDS.initialPayment.max * 100;
const LIMIT_SCALE = { min: 20_000, max: 300_000 };
const SHARE_MARKS = [
  { value: 0, label: '0' },
  { value: MAX_PERCENT, label: `${MAX_PERCENT}%` },
];
const YEAR_MARKS = [
  { value: CALCULATOR_BOUNDS.years.min, label: '1' },
  { value: CALCULATOR_BOUNDS.years.max, label: yearsText(CALCULATOR_BOUNDS.years.max) },
];
const LIMIT_MARKS = [
  { value: LIMIT_SCALE.min, label: '20 тыс.' },
  { value: LIMIT_SCALE.max, label: '300 тыс.' },
];

/** What the calculator counts with. */
export function CalcInputs({ choice, calculation, onChange }: CalcInputsProps) {
  const [unit, setUnit] = useState<'%' | '₽'>('%');
  const { price, initialPayment, years, monthlyPayment } = choice;
  const paid = initialPaymentAmount(price, initialPayment).toNumber();
  const share = Math.round(initialPayment * 1_000) / 10;
  return (
    <form className={styles.panel} aria-label="Условия кредита" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.price}>
        <CalcNumber
          label="Цена квартиры"
          suffix="₽"
          roundDigits={0}
          {...CALCULATOR_BOUNDS.price}
          value={price}
          format={formatRoubles}
          onChange={(value) => onChange({ price: value })}
        />
        <RangeSlider
          label="Цена квартиры, ползунок"
          {...PRICE_SCALE}
          step={100_000}
          bounded
          value={[null, clamp(price, PRICE_SCALE)]}
          format={formatRoubles}
          onChange={([, value]) => value !== null && onChange({ price: value })}
        />
      </div>
      <div className={styles.terms}>
        <div>
          <div className={styles.cap}>
            <span className={styles.other}>
              {unit === '%' ? formatRoubles(paid) : formatPercent(initialPayment)}
            </span>
            <SegmentedSwitch
              label="Взнос считать в"
              look="box"
              className={styles.units}
              options={UNITS}
              value={unit}
              onChange={setUnit}
            />
          </div>
          {unit === '%' ? (
            <CalcNumber
              key="share"
              label="Взнос"
              suffix="%"
              roundDigits={1}
              min={0}
              max={MAX_PERCENT}
              value={share}
              format={(value) => formatPercent(value / 100)}
              onChange={(value) => onChange({ initialPayment: shareOf(value) })}
            />
          ) : (
            <CalcNumber
              key="roubles"
              label="Взнос"
              suffix="₽"
              roundDigits={0}
              min={0}
              max={Math.floor(price * CALCULATOR_BOUNDS.initialPayment.max)}
              value={paid}
              format={formatRoubles}
              onChange={(value) => onChange({ initialPayment: shareOfPrice(value, price) })}
            />
          )}
          <RangeSlider
            label="Взнос, ползунок"
            min={0}
            max={MAX_PERCENT}
            step={1}
            bounded
            value={[null, share]}
            format={(value) => `${value}%`}
            axes={[{ marks: SHARE_MARKS }]}
            onChange={([, value]) => value !== null && onChange({ initialPayment: shareOf(value) })}
          />
        </div>
        <div>
          <CalcNumber
            label="Срок"
            suffix={plural(years, 'год', 'года', 'лет')}
            roundDigits={0}
            {...CALCULATOR_BOUNDS.years}
            value={years}
            format={yearsText}
            onChange={(value) => onChange({ years: value })}
          />
          <RangeSlider
            label="Срок, ползунок"
            {...CALCULATOR_BOUNDS.years}
            step={1}
            bounded
            value={[null, years]}
            format={yearsText}
            axes={[{ marks: YEAR_MARKS }]}
            onChange={([, value]) => value !== null && onChange({ years: value })}
          />
        </div>
        <div>
          <div className={styles.cap}>
            <Switch
              label="Ограничить"
              checked={monthlyPayment !== null}
              onChange={(event) =>
                onChange({
                  monthlyPayment: event.currentTarget.checked ? CALCULATOR_DEFAULTS.monthlyPayment : null,
                })
              }
            />
          </div>
          <CalcNumber
            label="Платёж не больше"
            suffix="₽/мес"
            roundDigits={0}
            {...CALCULATOR_BOUNDS.monthlyPayment}
            disabled={monthlyPayment === null}
            placeholder="любой"
            value={monthlyPayment}
            format={formatRoubles}
            onChange={(value) => onChange({ monthlyPayment: value })}
          />
          <RangeSlider
            label="Платёж не больше, ползунок"
            {...LIMIT_SCALE}
            step={1_000}
            bounded
            disabled={monthlyPayment === null}
            value={[null, clamp(monthlyPayment ?? CALCULATOR_DEFAULTS.monthlyPayment, LIMIT_SCALE)]}
            format={formatRoubles}
            axes={[{ marks: LIMIT_MARKS }]}
            onChange={([, value]) => value !== null && onChange({ monthlyPayment: value })}
          />
        </div>
      </div>
      <div className={styles.filter}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible row everywhere. */}
        <div role="group" aria-label="Программы" className={styles.chips}>
          {calculation.programs.map((program) => (
            <ProgramChip
              key={program.id}
              program={program}
              isChosen={choice.programs.includes(program.id)}
              onToggle={() => onChange({ programs: toggled(choice.programs, program.id) })}
            />
          ))}
        </div>
        <p className={styles.loan}>
          Кредит <b>{formatRoubles(calculation.prepared.loan.exact)}</b>
        </p>
      </div>
    </form>
  );
}

const UNITS = [
  { value: '%', label: '%' },
  { value: '₽', label: '₽' },
] as const;

interface ProgramChipProps {
  program: Calculation['programs'][number];
  isChosen: boolean;
  onToggle: () => void;
}

function ProgramChip({ program: { displayName, count, tooltip }, isChosen, onToggle }: ProgramChipProps) {
  const id = useId();
  return (
    <span className={styles.program}>
      <ChoiceChip label={displayName} count={count} checked={isChosen} onChange={onToggle} />
      {tooltip && (
        <>
          <button
            type="button"
            popoverTarget={id}
            aria-label={`О программе «${displayName}»`}
            className={styles.about}
          >
            <Icon name="info" size={16} />
          </button>
          <span id={id} popover="auto" className={styles.tooltip}>
            {tooltip}
          </span>
        </>
      )}
    </span>
  );
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

function yearsText(years: number): string {
  return `${years}${NBSP}${plural(years, 'год', 'года', 'лет')}`;
}

/** Percents are set to a tenth. */
function shareOf(percent: number): number {
  return Math.round(percent * 10) / 1_000;
}

/** Nine digits keep every rouble of a price. */
function shareOfPrice(roubles: number, price: number): number {
  return Math.round((roubles / price) * 1e9) / 1e9;
}
