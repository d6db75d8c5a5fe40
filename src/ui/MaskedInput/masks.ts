/** A change of a masked field: what came in between the text before and after it. */
export interface MaskEdit {
  before: string;
  typed: string;
  after: string;
  /** The text was begun in this very stretch of typing, and the mask has corrected nothing of it yet. */
  isFresh: boolean;
}

/** The rules by which a field keeps its text in shape. */
export interface TextMask {
  /** The text with its mask after an edit. */
  shape: (edit: MaskEdit) => string;
  /** Matches one character that a person types; all others belong to the mask. */
  own: RegExp;
  /** The text shown on focus of an empty field, such as the country code. */
  start: string;
  placeholder: string;
  /** The spacing of characters: a phone is set a little apart, a code large and far apart. */
  look: 'phone' | 'code' | 'date';
}

/** A day, '20.11.2026'; one pasted as 2026-11-20 is turned, and a dot after one digit puts a zero before it. */
export const DATE_MASK: TextMask = {
  shape: ({ before, typed, after }) => {
    const text = (before + typed + after).replace(/^\D*(\d{4})-(\d\d)-(\d\d)(?:\D.*)?$/, '$3.$2.$1');
    const padded =
      typed === '' ? text : text.replace(/^(\d)[./-]/, '0$1.').replace(/^(\d\d)\D*(\d)[./-]/, '$1.0$2.');
    const digits = padded.replace(/\D/g, '');
    return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)]
      .filter((part) => part !== '')
      .join('.');
  },
  own: /\d/,
  start: '',
  placeholder: 'ДД.ММ.ГГГГ',
  look: 'date',
};

const CODE_LENGTH = 6;

/** The sign-in code, 'ABC 123': six letters or digits, capitals. A whole one takes the place of what stood there. */
export const CODE_MASK: TextMask = {
  shape: ({ before, typed, after }) => {
    const whole = codeOf(typed);
    const code = whole.length >= CODE_LENGTH ? whole : codeOf(before + typed + after);
    return [code.slice(0, 3), code.slice(3, CODE_LENGTH)].filter((part) => part !== '').join(' ');
  },
  own: /[A-Za-z0-9]/,
  start: '',
  placeholder: '',
  look: 'code',
};

function codeOf(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}
