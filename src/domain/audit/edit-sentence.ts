import { GROUP_LABELS } from '../access/groups.ts';
import { COMPANY_TYPE_LABELS } from '../company/company-type.ts';
import { DIALECT_TITLES } from '../feed/dialect.ts';
import { GEO_TYPE_TEXTS } from '../geo/geo-type-texts.ts';
import { type ConsoleList, LIST_TITLES } from '../list-sorts.ts';
import { COMFORT_CLASS_LABELS } from '../listing/comfort-class.ts';
import { PARKING_LABELS } from '../listing/parking.ts';
import { formatNumber } from '../money/format-number.ts';
import { formatRate } from '../money/format-rate.ts';
import { OFFER_TYPE_LABELS } from '../mortgage/offer/offer.ts';
import { isWomansName } from '../text/is-womans-name.ts';
import { NBSP } from '../text/nbsp.ts';
import { russianQuotes } from '../text/quotes.ts';
import { formatDate } from '../time/format-date.ts';
import { AUDITED, type Audited } from './audited.ts';
import type { Fields, FieldsChange } from './changed-fields.ts';
import { deedOf } from './deed-of.ts';

/** An edit in words around the name of what was edited, which a page makes a link. */
export interface EditSentence {
  /** The verb and the kind of the thing: 'сменила ставку предложения'. */
  begins: string;
  /** The thing: 'Банк «Верста»: Семейная', or its number; null where the words need none. */
  subject: string | null;
  /** The values: ' с 6% на 5,9%'. */
  ends: string;
}

/** Kinds of things: whom or what somebody made, and of what something was changed. */
const THINGS: Record<Audited, readonly [made: string, of: string]> = {
  apiKey: ['ключ', 'ключа'],
  application: ['заявку на ипотеку', 'заявки на ипотеку'],
  collection: ['подборку', 'подборки'],
  company: ['компанию', 'компании'],
  complex: ['жилой комплекс', 'жилого комплекса'],
  feed: ['фид', 'фида'],
  geoGroup: ['гео-ограничение', 'гео-ограничения'],
  house: ['дом', 'дома'],
  lead: ['заявку', 'заявки'],
  leadDestination: ['адрес заявок', 'адреса заявок'],
  legalDoc: ['документ', 'документа'],
  legalTag: ['тег документов', 'тега документов'],
  maintenance: ['обслуживание', 'обслуживания'],
  offer: ['предложение', 'предложения'],
  offerPlan: ['черновик предложения', 'черновика предложения'],
  programAssignment: ['программу проекта', 'программы проекта'],
  programName: ['название программы', 'названия программы'],
  project: ['проект', 'проекта'],
  upload: ['файл', 'файла'],
  user: ['пользователя', 'пользователя'],
};

/** Fields: what somebody changed, and what it is in a list of several. */
const FIELDS: Record<string, readonly [changed: string, listed: string]> = {
  name: ['название', 'название'],
  fullName: ['полное название', 'полное название'],
  uname: ['имя в\u00a0адресах', 'имя в\u00a0адресах'],
  type: ['тип', 'тип'],
  foundationYear: ['год основания', 'год основания'],
  description: ['описание', 'описание'],
  contacts: ['контакты', 'контакты'],
  logo: ['логотип', 'логотип'],
  logoUuid: ['логотип', 'логотип'],
  bankId: ['банк', 'банк'],
  programNameId: ['программу', 'программа'],
  brandId: ['бренд', 'бренд'],
  combo: ['комбо', 'комбо'],
  tranche: ['транш', 'транш'],
  interest: ['ставку', 'ставка'],
  downPayment: ['первый взнос', 'первый взнос'],
  period: ['срок', 'срок'],
  loan: ['сумму кредита', 'сумма кредита'],
  priority: ['приоритет', 'приоритет'],
  validFrom: ['начало действия', 'начало действия'],
  validTo: ['конец действия', 'конец действия'],
  termsAsOf: ['день условий', 'день условий'],
  declaredPsk: ['полную стоимость кредита', 'полная стоимость кредита'],
  geoGroupIds: ['гео-ограничения', 'гео-ограничения'],
  toInclude: ['места', 'места'],
  toExclude: ['исключённые места', 'исключённые места'],
  publishAt: ['время публикации', 'время публикации'],
  subsidy: ['сетку субсидий', 'сетка субсидий'],
  comment: ['комментарий', 'комментарий'],
  tooltip: ['подсказку', 'подсказка'],
  filterTooltip: ['подсказку', 'подсказка'],
  programId: ['программу', 'программа'],
  programTypes: ['типы', 'типы'],
  group: ['группу', 'группа'],
  groups: ['группу', 'группа'],
  isBlocked: ['блокировку', 'блокировка'],
  clientId: ['компанию', 'компания'],
  clientCompanyId: ['застройщика', 'застройщик'],
  companyId: ['застройщика', 'застройщик'],
  companyIds: ['компании', 'компании'],
  projectIds: ['проекты', 'проекты'],
  projectId: ['проект', 'проект'],
  developerCompanyId: ['застройщика', 'застройщик'],
  complexIds: ['комплексы', 'комплексы'],
  service: ['сервис', 'сервис'],
  baseUrls: ['домены', 'домены'],
  expiresAt: ['срок действия', 'срок действия'],
  revokedAt: ['отзыв', 'отзыв'],
  permissions: ['права', 'права'],
  regions: ['регионы', 'регионы'],
  config: ['вид виджета', 'вид виджета'],
  enabled: ['работу', 'работа'],
  isHalted: ['остановку приёма', 'остановка приёма'],
  isRemoved: ['удаление', 'удаление'],
  everyHours: ['расписание', 'расписание'],
  source: ['источник', 'источник'],
  address: ['адрес', 'адрес'],
  url: ['адрес', 'адрес'],
  fileId: ['файл', 'файл'],
  format: ['формат', 'формат'],
  displayName: ['имя в\u00a0фильтре', 'имя в\u00a0фильтре'],
  order: ['порядок', 'порядок'],
  parentId: ['родителя', 'родитель'],
  tag: ['тег', 'тег'],
  version: ['версию', 'версия'],
  text: ['текст', 'текст'],
  cityId: ['город', 'город'],
  photos: ['фото', 'фото'],
  genPlan: ['картинку генплана', 'картинка генплана'],
  genPlanSvg: ['рисунок генплана', 'рисунок генплана'],
  houses: ['корпуса', 'корпуса'],
  closedSales: ['закрытие продаж', 'закрытие продаж'],
  comfortClass: ['класс', 'класс'],
  parking: ['парковку', 'парковка'],
  amenities: ['удобства', 'удобства'],
  highways: ['шоссе', 'шоссе'],
  seaDistance: ['расстояние до\u00a0моря', 'расстояние до\u00a0моря'],
  domRfId: ['номер на\u00a0наш.дом.рф', 'номер на\u00a0наш.дом.рф'],
};

/** Fields that are called otherwise of some things. */
const OWN_FIELDS: Partial<Record<Audited, typeof FIELDS>> = { user: { name: ['имя', 'имя'] } };

/** Names what somebody changed (0), or what it is in a list of several (1). */
function fieldWord(entity: Audited, field: string, form: 0 | 1): string | undefined {
  return (OWN_FIELDS[entity]?.[field] ?? FIELDS[field])?.[form];
}

/** Fields whose values are numbers of records, or too much for a sentence. */
const UNTOLD = new Set([
  'address',
  'bankId',
  'programId',
  'programNameId',
  'brandId',
  'combo',
  'tranche',
  'cityId',
  'clientId',
  'clientCompanyId',
  'companyId',
  'companyIds',
  'complexIds',
  'developerCompanyId',
  'fileId',
  'geoGroupIds',
  'logoUuid',
  'parentId',
  'photos',
  'projectId',
  'projectIds',
  'url',
]);

/** Words of the values of a field that programs have names for. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  comfortClass: COMFORT_CLASS_LABELS,
  format: { ...DIALECT_TITLES, auto: 'по\u00a0содержимому' },
  group: GROUP_LABELS,
  groups: GROUP_LABELS,
  parking: PARKING_LABELS,
  programTypes: OFFER_TYPE_LABELS,
  type: { ...COMPANY_TYPE_LABELS, ...OFFER_TYPE_LABELS, ...GEO_TYPE_TEXTS },
};

const SHARES = new Set(['interest', 'downPayment', 'declaredPsk']);
const LONG = 60;

interface Meanwhile {
  by: string;
  entity: Audited;
  before: Fields;
  after: Fields;
}

/** Says what somebody made of fields that another person edits: «Софья сменила ставку с 6% на 5,9%; срок». */
export function meanwhileSentence({ by, entity, before, after }: Meanwhile): string {
  const changes = Object.keys(after).map((field) => {
    const words = fieldWord(entity, field, 0) ?? `поле ${field}`;
    return words + changeText(field, before[field], after[field]);
  });
  return `${by} ${isWomansName(by) ? 'сменила' : 'сменил'} ${changes.join('; ')}`;
}

interface Edited extends FieldsChange {
  /** The first name of who did it; null for the operator. */
  by: string | null;
  entity: Audited;
  entityId: string;
  /** The name that the thing has, or had last; null when it has no name of its own. */
  name: string | null;
}

/** Says an edit as a person would: «сменила ставку предложения „Банк: Семейная“ с 6% на 5,9%». */
export function editSentence({ by, entity, entityId, name, before, after }: Edited): EditSentence {
  const verb = (man: string, end = 'а') => (by !== null && isWomansName(by) ? man + end : man);
  const [made, of] = THINGS[entity];
  const subject = name === null ? `№${NBSP}${entityId}` : russianQuotes(`«${name}»`);
  if (entityId === 'CSV') {
    const count = after?.count;
    const rows = typeof count === 'number' ? `, строк: ${formatNumber(count)}` : '';
    const title = LIST_TITLES[after?.list as ConsoleList] ?? AUDITED[entity];
    return { begins: `${verb('скачал')} таблицу «${title}»${rows}`, subject: null, ends: '' };
  }
  if (entity === 'maintenance') {
    const done = after === null ? verb('снял') : verb('запустил');
    const what = after?.task ?? before?.task ?? entityId;
    return { begins: `${done}: ${String(what)}`, subject: null, ends: '' };
  }
  if (before === null) return { begins: `${verb('создал')} ${made}`, subject, ends: '' };
  if (after === null) return { begins: `${verb('удалил')} ${made}`, subject, ends: '' };
  const fields = Object.keys(after);
  const [only, ...others] = fields;
  const deed = deedOf(entity, { before, after });
  if (deed) {
    const { did, ending, what, ends = '' } = deed;
    return { begins: `${verb(did, ending)} ${what}`, subject, ends };
  }
  if (only !== undefined && others.length === 0) {
    const ends = changeText(only, before[only], after[only]);
    return {
      begins: `${verb('сменил')} ${fieldWord(entity, only, 0) ?? `поле ${only}`} ${of}`,
      subject,
      ends,
    };
  }
  const changes = fields.map(
    (field) => `${fieldWord(entity, field, 1) ?? field}${changeText(field, before[field], after[field])}`,
  );
  return { begins: `${verb('изменил')} ${made}`, subject, ends: `: ${changes.join('; ')}` };
}

/** ' с 6% на 5,9%'; empty for values that take more words. */
function changeText(field: string, before: unknown, after: unknown): string {
  const [was, is] = [valueText(field, before), valueText(field, after)];
  return was === null || is === null ? '' : ` с${NBSP}${was} на${NBSP}${is}`;
}

/** A value in a few words; null for what takes more. */
function valueText(field: string, value: unknown): string | null {
  if (UNTOLD.has(field)) return null;
  if (value === null || value === undefined || value === '') return '«пусто»';
  if (typeof value === 'boolean') return value ? '«да»' : '«нет»';
  if (field === 'foundationYear') return String(value);
  if (typeof value === 'number') return SHARES.has(field) ? formatRate(value) : formatNumber(value);
  if (typeof value === 'string') return textOf(field, value);
  if (Array.isArray(value)) {
    const texts = value.map((one) => (typeof one === 'object' ? null : valueText(field, one)));
    const joined = texts.join(', ');
    return value.length === 0 ? '«пусто»' : texts.includes(null) || joined.length > LONG ? null : joined;
  }
  const { from, to } = value as { from?: unknown; to?: unknown };
  if (from === undefined && to === undefined) return null;
  const [least, most] = [from, to].map((end) => (end == null ? null : valueText(field, end)));
  if (least === null && most === null) return '«любой»';
  return least === null ? `«до ${most}»` : most === null ? `«от ${least}»` : `${least}–${most}`;
}

function textOf(field: string, value: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value as never);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDate(new Date(value));
  const text = LABELS[field]?.[value] ?? value;
  return text.length > LONG || text.includes('\n') ? null : `«${text}»`;
}
