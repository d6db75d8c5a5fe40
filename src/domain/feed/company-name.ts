import { russianQuotes } from '#domain/text/quotes.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import { foldWord } from './fold-word.ts';

const MAX_NAME = 200;

const PLACEHOLDER =
  /^(?:застройщик|отдел продаж|офис продаж|агентство|агент|менеджер|собственник|продавец|developer)$/;
const COMPANY_MARK =
  /["«»“”]|\d|[a-z]|(?:^|[\s.])(?:ооо|ао|пао|зао|оао|гк|ск|сз|фск|лср|пик|нко|тд)(?:$|[\s.])|групп|компани|холдинг|девелоп|застройщик|строй|строит|инвест|недвижимост|корпораци|концерн|трест|фонд|капитал|проект|дом(?:а|ов)?$|квартал|комбинат|завод|эстейт|риэлт|агентств/;
const SOLE_TRADER = /(?:^|\s)(?:ип|индивидуальный предприниматель|самозанят[а-я]*)(?=$|\s)/;
const PATRONYMIC = /(?:вич|вна|чна|оглы|кызы)$/;

export type NameField = 'organisation' | 'contact';

/**
 * A company's name with Russian quotes, or null for an empty word («Отдел продаж») and for anything that may be a
 * person. In a contact field only a name with the mark of a company counts; an organisation may be one plain word.
 */
export function companyName(raw: string | null, field: NameField): string | null {
  if (raw === null) return null;
  const name = russianQuotes(visibleText(raw).trim().replace(/\s+/g, ' ')).slice(0, MAX_NAME).toWellFormed();
  const word = foldWord(name);
  if (word === '' || PLACEHOLDER.test(word) || SOLE_TRADER.test(word)) return null;
  const parts = word.split(' ');
  if (parts.some((part) => PATRONYMIC.test(part))) return null;
  if (COMPANY_MARK.test(word)) return name;
  return field === 'organisation' && parts.length === 1 ? name : null;
}
