import type { RecordUse, RecordUser, UseKind } from '#domain/record-uses.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { type Place, RECORD_PLACES } from './record-places.ts';

type Forms = readonly [one: string, few: string, many: string];

interface UseWords {
  count: Forms;
  /** Words before those that do not hinder a removal: they say how these are lost. */
  lost?: string;
  /** Absent where no page of the console shows them. */
  place?: (id: number, under: number) => Place;
}

const COMPLEXES: Forms = ['ЖК', 'ЖК', 'ЖК'];
const PROGRAMS: Forms = ['программа', 'программы', 'программ'];

const USE_WORDS: Record<UseKind, UseWords> = {
  applications: {
    count: ['ипотечная заявка', 'ипотечные заявки', 'ипотечных заявок'],
    place: RECORD_PLACES.application,
  },
  assignments: { count: PROGRAMS, place: RECORD_PLACES.bankProgram },
  bankPrograms: {
    count: ['программа банка', 'программы банков', 'программ банков'],
    lost: 'Уйдёт вместе с\u00a0ним',
    place: RECORD_PLACES.bankProgram,
  },
  companies: { count: ['компания', 'компании', 'компаний'], place: RECORD_PLACES.company },
  complexes: { count: COMPLEXES, place: RECORD_PLACES.complex },
  consents: { count: ['согласие', 'согласия', 'согласий'], place: RECORD_PLACES.lead },
  deals: { count: ['сделка', 'сделки', 'сделок'] },
  feeds: { count: ['фид', 'фида', 'фидов'], place: RECORD_PLACES.feed },
  flats: {
    count: ['квартира', 'квартиры', 'квартир'],
    lost: 'Уйдут с\u00a0витрины',
    place: RECORD_PLACES.flat,
  },
  keys: { count: ['ключ', 'ключа', 'ключей'], place: RECORD_PLACES.apiKey },
  leads: { count: ['заявка', 'заявки', 'заявок'], place: RECORD_PLACES.lead },
  offers: { count: ['предложение', 'предложения', 'предложений'], place: RECORD_PLACES.offer },
  people: {
    count: ['человек', 'человека', 'человек'],
    lost: 'Потеряют доступ к\u00a0её кабинету',
    place: RECORD_PLACES.user,
  },
  programNames: {
    count: ['название под ним', 'названия под ним', 'названий под ним'],
    place: RECORD_PLACES.programName,
  },
  projects: { count: ['проект', 'проекта', 'проектов'], place: RECORD_PLACES.project },
  widgetPages: {
    count: ['страница', 'страницы', 'страниц'],
    lost: 'Показывали виджет за\u00a030\u00a0дней',
  },
};

/** '3 ЖК', '1 ключ'. */
export function countUse({ kind, count }: Pick<RecordUse, 'kind' | 'count'>): string {
  return countPhrase(count, ...USE_WORDS[kind].count);
}

/** The words before what goes along with a record: 'Уйдут с витрины: 44 квартиры'. */
export function lossOf(use: Pick<RecordUse, 'kind' | 'count'>): string {
  const { lost } = USE_WORDS[use.kind];
  return lost ? `${lost}: ${countUse(use)}` : countUse(use);
}

/** Where a thing that uses a record is opened; undefined where nothing shows it. */
export function placeOfUse(
  kind: UseKind,
  { id, under }: Pick<RecordUser, 'id' | 'under'>,
): Place | undefined {
  return USE_WORDS[kind].place?.(id, under ?? 0);
}
