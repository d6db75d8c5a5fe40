/** A pattern mask; `options` go to imask as they are. */
export interface TextMask {
  options: {
    mask: string;
    definitions: Record<string, RegExp>;
    prepare?: (added: string, masked: { value: string }) => string;
    prepareChar?: (added: string) => string;
  };
  /** Shown at once on focus of an empty field, e.g. the country code. */
  start: string;
  placeholder: string;
  /** How the characters stand: a phone a little apart, a code large and far apart. */
  look: 'phone' | 'code' | 'date';
}

const LETTER_OR_DIGIT = /[A-Za-z0-9]/;
const WHOLE_NUMBER_DIGITS = 11;

/**
 * What to append to a phone field that so far holds `present`.
 * A whole number pasted or autofilled behind «+7 (» loses its own 7 or 8; the first digit of an empty field gets a 7.
 */
export function preparePhone(added: string, present: string): string {
  if (!/^\+?[78]?\D*$/.test(present)) return added;
  const digits = added.replace(/\D/g, '');
  const empty = !/\d/.test(present);
  if (digits.length === WHOLE_NUMBER_DIGITS && /^[78]/.test(digits)) {
    return empty ? `7${digits.slice(1)}` : digits.slice(1);
  }
  if (empty && /^\d+$/.test(added)) return /^[78]/.test(added) ? `7${added.slice(1)}` : `7${added}`;
  return added;
}

/** A Russian phone, '+7 (999) 123-45-67'. */
export const PHONE_MASK: TextMask = {
  options: {
    mask: '+# (###) ###-##-##',
    definitions: { '#': /\d/ },
    prepare: (added, masked) => preparePhone(added, masked.value),
  },
  start: '+7 (',
  placeholder: '+7 (___) ___-__-__',
  look: 'phone',
};

/** A day, '20.11.2026'. */
export const DATE_MASK: TextMask = {
  options: { mask: '##.##.####', definitions: { '#': /\d/ } },
  start: '',
  placeholder: 'ДД.ММ.ГГГГ',
  look: 'date',
};

/** The sign-in code, 'ABC 123': six letters or digits, capitals. */
export const CODE_MASK: TextMask = {
  options: {
    mask: 'OOO OOO',
    definitions: { O: LETTER_OR_DIGIT },
    prepareChar: (added) => added.toUpperCase(),
  },
  start: '',
  placeholder: '',
  look: 'code',
};
