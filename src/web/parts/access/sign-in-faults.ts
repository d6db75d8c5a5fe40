import { Refusal } from '#ui/Form/refusal.ts';

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

/** Nothing is left for the form to say. */
export const SAID_ELSEWHERE = new Refusal('');

/** Whether the form tells the refusal: faults of the input, when to try again; a dialog tells the rest. */
export function isShownByForm(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.status === 400 || error.status === 429);
}

/** Said when signing in broke in a way nobody foresaw. */
export const UNEXPECTED = 'Произошла непредвиденная ошибка. Обновите страницу и попробуйте снова';
