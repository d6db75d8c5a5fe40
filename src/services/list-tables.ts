import type { WithPage } from '#contract/admin-list.ts';
import type { AuditEntryShown } from '#contract/audit.ts';
import type { ListExport } from '#contract/list-export.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { GROUP_LABELS } from '#domain/access/groups.ts';
import { AUDITED, type Audited } from '#domain/audit/audited.ts';
import { editSentence } from '#domain/audit/edit-sentence.ts';
import { COMPANY_TYPE_LABELS } from '#domain/company/company-type.ts';
import { FEED_STATE_TEXTS } from '#domain/feed/feed-state-texts.ts';
import { FLAT_CHANGE_TEXTS, factText } from '#domain/feed/flat-changes.ts';
import { WORK_STATE_TEXTS } from '#domain/job/work-state.ts';
import { LEAD_KINDS, LEAD_RESULTS } from '#domain/lead/lead-work.ts';
import type { ConsoleList } from '#domain/list-sorts.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { listApiKeys } from './access/list-api-keys.ts';
import { listUsers } from './access/list-users.ts';
import { listAudit } from './audit/list-audit.ts';
import { listClientComplexes } from './company/list-client-complexes.ts';
import { listClientProjects } from './company/list-client-projects.ts';
import { listClients } from './company/list-clients.ts';
import { listCompanies } from './company/list-companies.ts';
import type { ServiceContext } from './context.ts';
import { listFeeds } from './feed/list-feeds.ts';
import { listRunChanges } from './feed/list-run-changes.ts';
import { listGeoGroups } from './geo/list-geo-groups.ts';
import { listWork } from './job/list-work.ts';
import { listLeadContacts } from './lead/list-lead-contacts.ts';
import { listLegalDocRows } from './legal-doc/list-legal-doc-rows.ts';
import { listAdminCollections } from './listing/list-admin-collections.ts';
import { listClientErrors } from './maintenance/list-client-errors.ts';
import { listUploads } from './media/list-uploads.ts';
import { listOffers } from './mortgage/list-offers.ts';
import { listProgramNamePage } from './mortgage/list-program-name-page.ts';

type Value = string | number | Date | boolean | null | undefined;
/** The heading of a column and what stands in it. */
type Columns<Row> = readonly (readonly [title: string, cellOf: (row: Row) => Value])[];

/** How a list of the console is carried out: the verb that lists it, its columns, what it is in the audit. */
export interface ListTable<Input> {
  entity: Audited;
  read: (ctx: ServiceContext, input: Input) => Promise<Value[][]>;
  head: string[];
}

function table<Row, Input>(
  entity: Audited,
  list: (ctx: ServiceContext, input: Input) => Promise<{ rows: Row[] }>,
  columns: Columns<Row>,
): ListTable<Input> {
  return {
    entity,
    head: columns.map(([title]) => title),
    read: async (ctx, input) =>
      (await list(ctx, input)).rows.map((row) => columns.map(([, cellOf]) => cellOf(row))),
  };
}

const names = (things: readonly { name: string }[]) => things.map(({ name }) => name).join(', ');

function sentenceText(edit: AuditEntryShown): string {
  const { begins, subject, ends } = editSentence({ ...edit, by: edit.user?.name ?? null });
  return `${begins}${subject === null ? '' : ` ${subject}`}${ends}`;
}

type InputOf<List extends ConsoleList> = WithPage<Extract<ListExport, { list: List }>>;

/** Every list of the console as a table. */
export const LIST_TABLES: { [List in ConsoleList]: ListTable<InputOf<List>> } = {
  apiKeys: table('apiKey', listApiKeys, [
    ['Номер', ({ id }) => id],
    ['Ключ', ({ key }) => key],
    ['Сервис', ({ service }) => service],
    ['Описание', ({ description }) => description],
    ['Домены', ({ baseUrls }) => baseUrls.join(' ')],
    ['Компании', ({ companies }) => names(companies)],
    ['Создан', ({ createdAt }) => createdAt],
    ['Действует до', ({ expiresAt }) => expiresAt],
    ['Последний вызов', ({ lastUsedAt }) => lastUsedAt],
    ['Отозван', ({ revokedAt }) => revokedAt],
  ]),
  audit: table('maintenance', listAudit, [
    ['Когда', ({ at }) => at],
    ['Кто', ({ user }) => (user ? user.name || formatPhone(user.phone) : 'командой')],
    ['Правка', sentenceText],
    ['Что', ({ entity }) => AUDITED[entity]],
    ['Номер', ({ entityId }) => entityId],
    ['Было', ({ before }) => before && JSON.stringify(before)],
    ['Стало', ({ after }) => after && JSON.stringify(after)],
  ]),
  clients: table('company', listClients, [
    ['Номер', ({ id }) => id],
    ['Клиент', ({ name }) => name],
    ['Тип', ({ type }) => COMPANY_TYPE_LABELS[type]],
    ['Проектов', ({ projects }) => projects],
    ['Ключей', ({ keys }) => keys],
    ['Ближайший срок ключа', ({ nextExpiresAt }) => nextExpiresAt],
  ]),
  complexes: table('complex', listClientComplexes, [
    ['Номер', ({ id }) => id],
    ['Комплекс', ({ name }) => name],
    ['Город', ({ city }) => city],
    ['Застройщик', ({ developer }) => developer.name],
    ['Закреплён', ({ isAssigned }) => isAssigned],
    ['Проект', ({ project }) => project?.name],
  ]),
  collections: table('collection', listAdminCollections, [
    ['Номер', ({ id }) => id],
    ['Подборка', ({ name }) => name],
    ['Комплексы', ({ complexes }) => names(complexes)],
    ['Сколько', ({ complexes }) => complexes.length],
  ]),
  companies: table('company', listCompanies, [
    ['Номер', ({ id }) => id],
    ['Название', ({ name }) => name],
    ['Имя в адресах', ({ uname }) => uname],
    ['Полное название', ({ fullName }) => fullName],
    ['Тип', ({ type }) => COMPANY_TYPE_LABELS[type]],
    ['Год', ({ foundationYear }) => foundationYear],
    ['Где используется', ({ uses }) => uses.join(', ')],
  ]),
  feeds: table('feed', listFeeds, [
    ['Номер', ({ id }) => id],
    ['Фид', ({ name }) => name],
    ['Застройщик', ({ company }) => company.name],
    ['Источник', ({ source }) => source],
    ['Состояние', ({ state }) => FEED_STATE_TEXTS[state].one],
    ['Раз в часов', ({ everyHours }) => everyHours],
    ['Прогон', ({ lastRun }) => lastRun?.startedAt],
    ['В фиде', ({ lastRun }) => lastRun?.offers],
    ['Новые', ({ lastRun }) => lastRun?.created],
    ['Изменены', ({ lastRun }) => lastRun?.changed],
    ['Сняты', ({ lastRun }) => lastRun?.withdrawn],
    ['Отклонены', ({ lastRun }) => lastRun?.rejected],
    ['Что случилось', ({ lastRun }) => lastRun?.message],
  ]),
  runChanges: table('feed', listRunChanges, [
    ['Что', ({ kind }) => FLAT_CHANGE_TEXTS[kind].one],
    ['Номер в фиде', ({ externalId }) => externalId],
    ['Где', ({ place }) => place],
    ['Квартира', ({ title }) => title],
    ['Цена была', ({ priceWas }) => priceWas?.amount],
    ['Цена стала', ({ priceBecame }) => priceBecame?.amount],
    ['Валюта', ({ priceBecame, priceWas }) => (priceBecame ?? priceWas)?.currency],
    ['Сдвиг, %', ({ priceMove }) => priceMove && priceMove / 10],
    ['Что изменилось', ({ facts }) => facts.map(factText).join('; ')],
    ['Страница', ({ flatId }) => flatId],
  ]),
  geoGroups: table('geoGroup', listGeoGroups, [
    ['Номер', ({ id }) => id],
    ['Название', ({ name }) => name],
    ['Места', ({ summary }) => summary],
    ['Предложений', ({ offers }) => offers],
  ]),
  leads: table('lead', listLeadContacts, [
    ['Номер', ({ id }) => id],
    ['Время', ({ createdAt }) => createdAt],
    ['О чём', ({ kind }) => LEAD_KINDS[kind]],
    ['Имя', ({ name }) => name],
    ['Телефон', ({ phone }) => phone && formatPhone(phone)],
    ['Почта', ({ email }) => email],
    ['Получатель', ({ recipientName }) => recipientName],
    ['Взял', ({ takenBy }) => takenBy],
    ['Итог', ({ result }) => result && LEAD_RESULTS[result]],
    ['Страница', ({ pageUrl }) => pageUrl],
  ]),
  legalDocs: table('legalDoc', listLegalDocRows, [
    ['Номер', ({ id }) => id],
    ['Тег', ({ tag }) => tag],
    ['Версия', ({ version }) => version],
    ['Действует с', ({ publishedAt }) => publishedAt],
    ['Согласий', ({ consents }) => consents],
  ]),
  clientErrors: table('maintenance', listClientErrors, [
    ['Раз', ({ count }) => count],
    ['Сообщение', ({ message }) => message],
    ['Страница', ({ page }) => page],
    ['Браузер', ({ browser }) => browser],
    ['Версия', ({ release }) => release],
    ['Впервые', ({ firstAt }) => firstAt],
    ['Последний раз', ({ lastAt }) => lastAt],
  ]),
  offers: table('offer', listOffers, [
    ['Номер', ({ id }) => id],
    ['Приоритет', ({ priority }) => priority],
    ['Банк', ({ bank }) => bank.name],
    ['Программа', ({ program }) => program.name],
    ['Тип', ({ type }) => OFFER_TYPE_LABELS[type]],
    ['Проект', ({ project }) => project?.name],
    ['Застройщик', ({ brand }) => brand?.name],
    ['Ставка от', ({ interest }) => interest.from],
    ['Ставка до', ({ interest }) => interest.to],
    ['Взнос от', ({ downPayment }) => downPayment.from],
    ['Взнос до', ({ downPayment }) => downPayment.to],
    ['Срок от', ({ period }) => period.from],
    ['Срок до', ({ period }) => period.to],
    ['Где действует', ({ geoGroups }) => geoGroups.join(', ')],
    ['С', ({ validFrom }) => validFrom],
    ['По', ({ validTo }) => validTo],
  ]),
  programNames: table('programName', listProgramNamePage, [
    ['Номер', ({ id }) => id],
    ['Название', ({ name }) => name],
    ['В фильтре', ({ displayName }) => displayName],
    ['Уровень', ({ depth }) => depth + 1],
    ['Порядок', ({ order }) => order],
    ['Банков', ({ banks }) => banks],
    ['Предложений', ({ offers }) => offers],
  ]),
  projects: table('project', listClientProjects, [
    ['Номер', ({ id }) => id],
    ['Проект', ({ name }) => name],
    ['Город', ({ city }) => city?.name],
    ['Комплексов', ({ complexes }) => complexes],
    ['Описание', ({ description }) => description],
  ]),
  uploads: table('upload', listUploads, [
    ['Файл', ({ name }) => name],
    ['Ссылка', ({ downloadURL }) => downloadURL],
    ['Размер', ({ size }) => size],
    ['Загружен', ({ uploadedAt }) => uploadedAt],
    ['Кто', ({ user }) => user.name],
    ['Где стоит', ({ uses }) => uses.join(', ')],
  ]),
  users: table('user', listUsers, [
    ['Номер', ({ id }) => id],
    ['Имя', ({ name }) => name],
    ['Телефон', ({ phone }) => formatPhone(phone)],
    ['Группа', ({ group }) => GROUP_LABELS[group]],
    ['Компания', ({ client }) => client?.name],
    ['Устройств', ({ sessions }) => sessions],
    ['С нами с', ({ createdAt }) => createdAt],
    ['Заблокирован', ({ blockedAt }) => blockedAt],
  ]),
  work: table('maintenance', listWork, [
    ['Номер', ({ id }) => id],
    ['Что', ({ title }) => title],
    ['Состояние', ({ state }) => WORK_STATE_TEXTS[state].one],
    ['О чём', ({ facts }) => facts.map(({ title, value }) => `${title}: ${value ?? 'скрыто'}`).join('; ')],
    ['Попыток', ({ attempts }) => attempts],
    ['Ошибка', ({ lastError }) => lastError],
    ['Обещано', ({ createdAt }) => createdAt],
    ['Срок', ({ at }) => at],
  ]),
};
