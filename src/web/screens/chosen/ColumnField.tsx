import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { CALCULATOR_BOUNDS } from '#domain/mortgage/calculator-defaults.ts';
import { type DownPayment, MAX_DOWN_ROUBLES } from '#domain/mortgage/terms/buyer-terms.ts';
import type { ColumnTerms } from '#domain/mortgage/terms/column-terms.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import styles from './ColumnField.module.css';
import type { ColumnMoney } from './chosen-items.ts';
import type { ColumnFieldName } from './compare-row.ts';
import { downRoubles } from './loan-rows.ts';
import type { Columns } from './use-columns.ts';

export interface ColumnFieldProps {
  field: ColumnFieldName;
  /** Names the thing in the labels of its buttons. */
  name: string;
  money: ColumnMoney;
  /** All that are compared. */
  all: readonly ColumnMoney[];
  columns: Columns;
}

const LABELS: Record<ColumnFieldName, string> = {
  price: 'Цена',
  down: 'Первый взнос',
  years: 'Срок',
};

/** A price, a first payment or a term to be tried otherwise: in one column, or in all of them. */
export function ColumnField({ field, name, money, all, columns }: ColumnFieldProps) {
  const { id, price, tried, terms } = money;
  const put = (value: ColumnTerms[ColumnFieldName]) => columns.put(id, { [field]: value });
  const isAlike = all.every((other) => sameText(field, other) === sameText(field, money));
  return (
    <div className={styles.field}>
      {field === 'down' ? (
        <DownInput label={`${LABELS.down}: ${name}`} money={money} onPut={put} />
      ) : field === 'years' ? (
        <SettledInput
          label={`${LABELS.years}: ${name}`}
          value={terms.years}
          onSettle={(years) => put(years ?? undefined)}
          {...CALCULATOR_BOUNDS.years}
          roundDigits={0}
          suffix="лет"
        />
      ) : (
        <SettledInput
          label={`${LABELS.price}: ${name}`}
          value={price}
          onSettle={(typed) => put(typed === null || typed === money.listedPrice ? undefined : typed)}
          {...CALCULATOR_BOUNDS.price}
          roundDigits={0}
          suffix="₽"
        />
      )}
      {field === 'price' && tried.price !== undefined && money.listedPrice !== null && (
        <span className={styles.listed}>
          на{NBSP}сайте {formatRoubles(money.listedPrice)}
        </span>
      )}
      {tried[field] !== undefined && (
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            aria-label={`Вернуть: ${LABELS[field].toLowerCase()}, ${name}`}
            onClick={() => put(undefined)}
          >
            вернуть
          </button>
          {!isAlike && (
            <button
              type="button"
              className={styles.button}
              aria-label={`Всем так же: ${LABELS[field].toLowerCase()}, ${name}`}
              onClick={() =>
                columns.putInAll(
                  all.map((one) => one.id),
                  { [field]: tried[field] },
                )
              }
            >
              всем так же
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Two columns with the same text are counted with the same. */
function sameText(field: ColumnFieldName, { price, terms }: ColumnMoney): string {
  return JSON.stringify(field === 'price' ? price : terms[field]);
}

interface DownInputProps {
  label: string;
  money: ColumnMoney;
  onPut: (down: DownPayment | undefined) => void;
}

/** The first payment in the unit it was said in; the button beside it says the same sum in the other one. */
function DownInput({ label, money, onPut }: DownInputProps) {
  const { price, terms } = money;
  const { down } = terms;
  const isShare = 'share' in down;
  const roubles = downRoubles(money);
  const turned: DownPayment | undefined =
    price === null || roubles === null
      ? undefined
      : isShare
        ? { roubles }
        : { share: Math.min(thousandths(roubles / price), CALCULATOR_BOUNDS.initialPayment.max) };
  const unit = (
    <button
      type="button"
      className={styles.unit}
      disabled={turned === undefined}
      aria-label={isShare ? 'В рублях' : 'В процентах'}
      title={isShare ? 'Взнос в рублях' : 'Взнос в процентах'}
      onClick={() => onPut(turned)}
    >
      {isShare ? '%' : '₽'}
    </button>
  );
  return (
    <>
      <SettledInput
        label={label}
        value={isShare ? Math.round(down.share * 1_000) / 10 : down.roubles}
        onSettle={(typed) =>
          onPut(
            typed === null ? undefined : isShare ? { share: thousandths(typed / 100) } : { roubles: typed },
          )
        }
        min={0}
        max={isShare ? CALCULATOR_BOUNDS.initialPayment.max * 100 : MAX_DOWN_ROUBLES}
        roundDigits={isShare ? 1 : 0}
        suffix={unit}
      />
      {isShare && roubles !== null && <span className={styles.listed}>{formatRoubles(roubles)}</span>}
    </>
  );
}

function thousandths(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}

interface SettledInputProps {
  label: string;
  value: number | null;
  /** Null when it was emptied. */
  onSettle: (value: number | null) => void;
  min: number;
  max: number;
  roundDigits: number;
  suffix: ReactNode;
}

/** A number that counts once its field is left, or by Enter: half of one would be counted and thrown away. */
function SettledInput({ label, value, onSettle, min, max, ...input }: SettledInputProps) {
  const [shown, setShown] = useState(value);
  const [draft, setDraft] = useState(value);
  const typed = useRef(value);
  if (shown !== value) {
    setShown(value);
    setDraft(value);
  }

  function settle() {
    const now = typed.current === null ? null : Math.min(Math.max(typed.current, min), max);
    setDraft(now ?? value);
    if (now !== value) onSettle(now);
  }

  return (
    <NumberInput
      label={label}
      labelHidden
      value={draft}
      min={min}
      max={max}
      {...input}
      onFocus={() => {
        typed.current = draft;
      }}
      onChange={(next) => {
        typed.current = next;
        setDraft(next);
      }}
      onBlur={settle}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Enter') settle();
      }}
    />
  );
}
