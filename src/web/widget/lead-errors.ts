import { isMaskedPhone, isPhoneBlank, PHONE_INVALID, PHONE_REQUIRED } from '#domain/access/phone.ts';
import { visibleText } from '#domain/text/visible-text.ts';

export interface LeadFields {
  name: string;
  phone: string;
}

const MAX_NAME = 100;

/** Faults of the form of a lead, by field, in the words of the server, which checks everything again. */
export function leadErrors({ name, phone }: LeadFields): Partial<Record<keyof LeadFields, string>> {
  const trimmed = visibleText(name).trim();
  const nameError =
    trimmed === ''
      ? 'Это обязательное поле'
      : trimmed.length > MAX_NAME && `Имя не должно быть длиннее ${MAX_NAME} символов`;
  const phoneError = isPhoneBlank(phone) ? PHONE_REQUIRED : !isMaskedPhone(phone) && PHONE_INVALID;
  return { ...(nameError && { name: nameError }), ...(phoneError && { phone: phoneError }) };
}
