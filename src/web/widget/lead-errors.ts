import { PHONE_INVALID, PHONE_MASK, PHONE_MASK_START, PHONE_REQUIRED } from '#domain/access/phone.ts';

export interface LeadFields {
  name: string;
  phone: string;
}

const MAX_NAME = 100;

/** What is wrong with the form of a lead, by field: the words of the server, which checks everything again. */
export function leadErrors({ name, phone }: LeadFields): Partial<Record<keyof LeadFields, string>> {
  const trimmed = name.trim();
  const nameError =
    trimmed === ''
      ? 'Это обязательное поле'
      : trimmed.length > MAX_NAME && `Имя не должно быть длиннее ${MAX_NAME} символов`;
  const phoneError =
    phone.trim() === '' || phone.trim() === PHONE_MASK_START.trim()
      ? PHONE_REQUIRED
      : !PHONE_MASK.test(phone) && PHONE_INVALID;
  return { ...(nameError && { name: nameError }), ...(phoneError && { phone: phoneError }) };
}
