/** The form of a phone field: eighteen characters, one country digit. */
export const PHONE_MASK = /^\+\d \(\d{3}\) \d{3}-\d{2}-\d{2}$/;

/** What an untouched phone field holds; it counts as no phone. */
export const PHONE_MASK_START = '+7 (';

export const PHONE_PLACEHOLDER = '+7 (___) ___-__-__';

/** What a phone field says, the same on every form. */
export const PHONE_REQUIRED = 'Нужно ввести номер телефона';

export const PHONE_INVALID =
  'Пожалуйста, введите ваш номер телефона в правильном формате, включая код страны';

/** The form partners send: plus, then at least eleven digits. */
export const PHONE_INTERNATIONAL = /^\+\d{11,15}$/;

/**
 * The stored form '+79991234567' of a phone in the mask or in the international form; undefined for any other text.
 * No country has the code 8, so a number that begins with +8 in the mask is a Russian one typed the old way.
 */
export function normalisePhone(phone: string): string | undefined {
  const text = phone.trim();
  if (!PHONE_MASK.test(text) && !PHONE_INTERNATIONAL.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  return `+${digits.length === 11 ? digits.replace(/^8/, '7') : digits}`;
}

/** Puts a phone from an address into the mask, a leading 8 read as +7; empty when it is not a whole number. */
export function phoneForField(text: string): string {
  const digits = text.replace(/\D/g, '');
  const whole = digits.length === 10 ? `7${digits}` : digits.replace(/^8/, '7');
  const match = /^(\d)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(whole);
  return match ? `+${match[1]} (${match[2]}) ${match[3]}-${match[4]}-${match[5]}` : '';
}
