import { COMPANY_USES, type CompanyUse } from '#db/queries/company/companies.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';

const WORDS: Record<CompanyUse, readonly [one: string, few: string, many: string]> = {
  complexes: ['ЖК', 'ЖК', 'ЖК'],
  projects: ['проект', 'проекта', 'проектов'],
  feeds: ['фид', 'фида', 'фидов'],
  keys: ['ключ', 'ключа', 'ключей'],
  programs: ['программа', 'программы', 'программ'],
  offers: ['предложение', 'предложения', 'предложений'],
  leads: ['заявка', 'заявки', 'заявок'],
  applications: ['ипотечная заявка', 'ипотечные заявки', 'ипотечных заявок'],
  deals: ['сделка', 'сделки', 'сделок'],
};

/** Says in words how many things refer to a company: '3 ЖК', '1 ключ'. */
export function companyUses(counts: Partial<Record<CompanyUse, number>>): string[] {
  return COMPANY_USES.filter((use) => counts[use]).map((use) => countPhrase(counts[use]!, ...WORDS[use]));
}
