import { NBSP } from './nbsp.ts';

/** Words that may not end a line: short prepositions, conjunctions, particles and address abbreviations. */
const CLINGS_FORWARD =
  /(?<![\p{L}\p{N}])((?:в|во|к|ко|с|со|о|об|у|и|а|но|не|ни|на|за|по|до|от|из|г\.|ул\.|д\.|кв\.|корп\.|р-н|ЖК|№)) {1,9}(?=\S)/giu;

/** Units that may not begin a line after their number. */
const CLINGS_BACK =
  /(\d) +(?=(?:₽|м²|м|км|мин|ч|лет|год|года|годы|годах|году|мес\.|месяц|месяца|месяцев|млн|тыс\.|кв\.|этаж|дн\.|день|дня|дней)(?![\p{L}\p{N}]))/giu;

const BEFORE_DASH_OR_SIGN = / {1,9}(?=[—₽])/g;

/** Puts no-break spaces where Russian typography wants them; the words themselves never change. */
export function nonBreaking(text: string): string {
  return text
    .replace(CLINGS_FORWARD, `$1${NBSP}`)
    .replace(CLINGS_BACK, `$1${NBSP}`)
    .replace(BEFORE_DASH_OR_SIGN, NBSP);
}
