import { enterPhone } from '#domain/access/enter-phone.ts';
import { PHONE_MASK_START, PHONE_PLACEHOLDER } from '#domain/access/phone.ts';
import { MaskedInput, type MaskedInputProps } from '#ui/MaskedInput/MaskedInput.tsx';
import type { TextMask } from '#ui/MaskedInput/masks.ts';

const PHONE: TextMask = {
  shape: enterPhone,
  own: /\d/,
  start: PHONE_MASK_START,
  placeholder: PHONE_PLACEHOLDER,
  look: 'phone',
};

export interface PhoneInputProps extends Omit<MaskedInputProps, 'mask' | 'label'> {
  label?: string;
}

/** The one field of a phone: it takes a number in whatever way people write it, '+7 (999) 123-45-67' comes out. */
export function PhoneInput(props: PhoneInputProps) {
  return (
    <MaskedInput label="Телефон" type="tel" inputMode="tel" autoComplete="tel" {...props} mask={PHONE} />
  );
}
