import { useId, useState } from 'react';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { CALCULATOR_DEFAULTS, MAX_YEARS, MIN_YEARS } from '#domain/mortgage/calculator-defaults.ts';
import { initialPaymentAmount } from '#domain/mortgage/loan-amount.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { ChoiceChip } from '#ui/ChoiceChip/ChoiceChip.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import { RangeSlider } from '#ui/RangeSlider/RangeSlider.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import styles from './CalcInputs.module.css';
import type { Calculation } from './calculate.ts';
import { type Choice, clamp, LIMIT, MAX_SHARE, PRICE } from './choice.ts';

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
const LIMIT_SCALE = { min: 20_000, max: 300_000 };
const SHARE_MARKS = [
  { value: 0, label: '0' },
  { value: 90, label: '90%' },
];
const YEAR_MARKS = [
  { value: MIN_YEARS, label: '1' },
  { value: MAX_YEARS, label: `${MAX_YEARS}${NBSP}лет` },
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
        <NumberInput
          label="Цена квартиры"
          suffix="₽"
          roundDigits={0}
          min={PRICE.min}
          max={PRICE.max}
          value={price}
          onChange={(value) =>
            value !== null && value >= PRICE.min && onChange({ price: clamp(value, PRICE.min, PRICE.max) })
          }
        />
        <RangeSlider
          label="Цена квартиры, ползунок"
          {...PRICE_SCALE}
          step={100_000}
          bounded
          value={[null, clamp(price, PRICE_SCALE.min, PRICE_SCALE.max)]}
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
            <NumberInput
              key="share"
              label="Взнос"
              suffix="%"
              roundDigits={1}
              min={0}
              max={MAX_SHARE * 100}
              value={share}
              onChange={(value) =>
                value !== null &&
                onChange({ initialPayment: clamp(Math.round(value * 10) / 1_000, 0, MAX_SHARE) })
              }
            />
          ) : (
            <NumberInput
              key="roubles"
              label="Взнос"
              suffix="₽"
              roundDigits={0}
              min={0}
              max={Math.floor(price * MAX_SHARE)}
              value={paid}
              onChange={(value) =>
                value !== null &&
                onChange({ initialPayment: clamp(shareOfPrice(value, price), 0, MAX_SHARE) })
              }
            />
          )}
          <RangeSlider
            label="Взнос, ползунок"
            min={0}
            max={90}
            step={1}
            bounded
            value={[null, clamp(share, 0, 90)]}
            format={(value) => `${value}%`}
            axes={[{ marks: SHARE_MARKS }]}
            onChange={([, value]) =>
              value !== null && onChange({ initialPayment: Math.round(value * 10) / 1_000 })
            }
          />
        </div>
        <div>
          <NumberInput
            label="Срок"
            suffix={plural(years, 'год', 'года', 'лет')}
            roundDigits={0}
            min={MIN_YEARS}
            max={MAX_YEARS}
            value={years}
            onChange={(value) =>
              value !== null && value >= MIN_YEARS && onChange({ years: clamp(value, MIN_YEARS, MAX_YEARS) })
            }
          />
          <RangeSlider
            label="Срок, ползунок"
            min={MIN_YEARS}
            max={MAX_YEARS}
            step={1}
            bounded
            value={[null, years]}
            format={(value) => `${value} ${plural(value, 'год', 'года', 'лет')}`}
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
          <NumberInput
            label="Платёж не больше"
            suffix="₽/мес"
            roundDigits={0}
            min={LIMIT.min}
            max={LIMIT.max}
            disabled={monthlyPayment === null}
            placeholder="любой"
            value={monthlyPayment}
            onChange={(value) =>
              value !== null &&
              value >= LIMIT.min &&
              onChange({ monthlyPayment: clamp(value, LIMIT.min, LIMIT.max) })
            }
          />
          <RangeSlider
            label="Платёж не больше, ползунок"
            {...LIMIT_SCALE}
            step={1_000}
            bounded
            disabled={monthlyPayment === null}
            value={[
              null,
              clamp(monthlyPayment ?? CALCULATOR_DEFAULTS.monthlyPayment, LIMIT_SCALE.min, LIMIT_SCALE.max),
            ]}
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

/** Nine digits keep every rouble of a price. */
function shareOfPrice(roubles: number, price: number): number {
  return Math.round((roubles / price) * 1e9) / 1e9;
}
