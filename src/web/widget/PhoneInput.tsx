import type { ChangeEvent } from 'react';
import { PHONE_MASK_START, PHONE_PLACEHOLDER } from '#domain/access/phone.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { typedPhone } from './phone-typing.ts';

interface PhoneInputProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A phone that takes its shape while it is typed. The masked field of the kit weighs a tenth of the whole widget. */
export function PhoneInput({ value, error, onChange }: PhoneInputProps) {
  function handleChange({ currentTarget: { value: text, selectionStart } }: ChangeEvent<HTMLInputElement>) {
    // Digits mended in the middle are put in order when the field is left, so that the caret stays.
    onChange(selectionStart === null || selectionStart === text.length ? typedPhone(text) : text);
  }

  return (
    <TextInput
      label="Телефон"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={PHONE_PLACEHOLDER}
      value={value}
      error={error}
      onFocus={() => value === '' && onChange(PHONE_MASK_START)}
      onBlur={() => onChange(value.trim() === PHONE_MASK_START.trim() ? '' : typedPhone(value))}
      onChange={handleChange}
    />
  );
}
