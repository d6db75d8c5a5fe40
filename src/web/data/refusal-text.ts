import { REFUSAL_TEXTS } from '#domain/access/refusal-texts.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import type { Failure } from './read-failure.ts';

export type Refused = Pick<Failure, 'status' | 'message' | 'retryAfterSeconds' | 'isLate'>;

/** The words in a form, or in a window that asks, when its input was not taken. */
export function refusalText({ status, message, retryAfterSeconds, isLate }: Refused): string {
  const again = retryAfterSeconds === undefined ? 'позже' : `через ${waitText(retryAfterSeconds)}`;
  switch (status) {
    case 400:
    case 409:
      return inRussian(message) ?? 'Данные не\u00a0приняты. Обновите страницу и\u00a0проверьте их';
    case 401:
      return 'Вы больше не\u00a0вошли на\u00a0сайт. Войдите снова: введённое останется на\u00a0месте';
    case 403:
      return inRussian(message) ?? REFUSAL_TEXTS.FORBIDDEN;
    case 404:
      return inRussian(message) ?? 'Этой записи больше нет: обновите страницу';
    case 408:
      return 'Отправка шла слишком долго. Введённое на\u00a0месте, проверьте связь и\u00a0попробуйте ещё раз';
    case 413:
      return 'Слишком много данных: сократите тексты';
    case 414:
      return 'Слишком много условий сразу: уберите часть из\u00a0них';
    case 431:
      return 'Браузер хранит для\u00a0сайта слишком много данных. Очистите данные сайта в\u00a0настройках браузера и\u00a0попробуйте ещё раз';
    case 429:
      // A limit that no wait of a known length lifts says itself what it counts.
      if (retryAfterSeconds === undefined && inRussian(message)) return message;
      return `Слишком много попыток. Попробуйте ${again}`;
    case 503:
      return `Сервер сейчас не\u00a0может это принять. Введённое на\u00a0месте, попробуйте ${again}`;
    default:
      if (isLate)
        return 'Сервер долго не\u00a0отвечает. Возможно, всё уже сохранено: проверьте, прежде чем отправлять ещё раз';
      if (status === 0)
        return 'Нет связи с\u00a0сервером. Введённое на\u00a0месте, проверьте связь и\u00a0попробуйте ещё раз';
      return 'Не\u00a0получилось, и\u00a0причина в\u00a0нас. Введённое на\u00a0месте, попробуйте позже';
  }
}

/** One sentence for a failed call whose fields nobody sees. */
export function failureText(failure: Failure): string {
  return failure.issues[0]?.message ?? refusalText(failure);
}

/** Words for programs are not for people. */
export function inRussian(message: string): string | null {
  return /[а-яё]/i.test(message) ? message : null;
}

function waitText(seconds: number): string {
  if (seconds < 60) return countPhrase(Math.max(1, Math.ceil(seconds)), 'секунду', 'секунды', 'секунд');
  if (seconds < 3_600) return countPhrase(Math.ceil(seconds / 60), 'минуту', 'минуты', 'минут');
  return countPhrase(Math.ceil(seconds / 3_600), 'час', 'часа', 'часов');
}
