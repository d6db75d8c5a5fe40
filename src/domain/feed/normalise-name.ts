import { foldWord } from './fold-word.ts';

const QUOTES = /["'«»„“”‘’`]/g;
const KIND =
  /^(?:жк|мфк|жилой комплекс|жилой квартал|жилой район|жилой дом|комплекс апартаментов|апарт-?комплекс|апарт-?отель|квартал|микрорайон)\s+/;
const LEGAL_FORM = /^(?:ооо|ао|пао|зао|оао|гк|ск|сз|группа компаний|специализированный застройщик)\s+/;

/** A complex or developer name made comparable: no quotes, kind («ЖК»), legal form («ООО СЗ»), case or ё. */
export function normaliseName(raw: string): string {
  let name = foldWord(raw.replace(QUOTES, ' ').replace(/[-–—−‑]/g, '-'));
  for (let before = ''; before !== name; ) {
    before = name;
    name = name.replace(KIND, '').replace(LEGAL_FORM, '');
  }
  return name;
}
