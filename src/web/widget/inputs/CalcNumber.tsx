import { useState } from 'react';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import { boundsError } from './bounds-error.ts';

interface CalcNumberProps {
  label: string;
  suffix: string;
  /** Digits after the comma. */
  roundDigits: number;
  min: number;
  max: number;
  /** The number the calculator counts with. */
  value: number | null;
  format: (value: number) => string;
  onChange: (value: number) => void;
  disabled?: boolean;
  placeholder?: string;
}

/** A number the calculator would not count with, and what it counted with when it was typed. */
interface Refused {
  number: number;
  beside: number | null;
}

/** So many are kept and answered, however senseless; more a JS number does not hold. */
const MAX_DIGITS = 15;

/** A number within bounds. One beyond them stays in the field and is told about; the calculator keeps what it had. */
export function CalcNumber({ min, max, value, format, onChange, ...field }: CalcNumberProps) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isLeft, setLeft] = useState(false);
  // A slider, a fix or the page around has moved it since then.
  if (refused && refused.beside !== value) setRefused(null);

  function take(number: number | null) {
    if (number !== null && (number < min || number > max)) return setRefused({ number, beside: value });
    setRefused(null);
    setLeft(false);
    if (number !== null) onChange(number);
  }

  return (
    <div aria-live="polite">
      <NumberInput
        {...field}
        signed
        maxDigits={MAX_DIGITS}
        value={refused ? refused.number : value}
        onChange={take}
        onBlur={() => setLeft(true)}
        {...(refused && isLeft && { error: boundsError(refused.number, { min, max, value, format }) })}
      />
    </div>
  );
}
