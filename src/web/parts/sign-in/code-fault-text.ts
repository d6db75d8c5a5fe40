/** Byte for byte the owner's: «еще» of the second has no dots. */
const TEXTS: Record<string, string> = {
  'Not sent': 'Не удалось отправить SMS. Повторите попытку позже.',
  Cooldown: 'Время ожидания повторной отправки еще не истекло.',
};

const OTHER =
  'Не удалось доставить SMS. Убедитесь, что вы ввели правильный номер телефона и повторите попытку.';

/** Says why a code was not sent. */
export function codeFaultText(message: string | undefined): string {
  return TEXTS[message ?? ''] ?? OTHER;
}
