/** Lists of the console and the columns of each that have an order. */
export const LIST_SORTS = {
  users: ['name', 'phone', 'group', 'sessions', 'createdAt'],
  apiKeys: ['service', 'description', 'expiresAt', 'lastUsedAt'],
  clients: ['name', 'type', 'projects', 'keys', 'nextExpiresAt'],
  companies: ['name', 'uname', 'type', 'foundationYear'],
  complexes: ['id', 'name', 'city', 'developer', 'project'],
  projects: ['name', 'city', 'complexes'],
  collections: ['name', 'complexes'],
  geoGroups: ['name', 'offers'],
  feeds: [
    ...['name', 'source', 'everyHours', 'state'],
    ...['startedAt', 'durationMs', 'offers', 'created', 'changed', 'withdrawn', 'rejected'],
  ],
  runChanges: ['kind', 'flat', 'price', 'move'],
  leads: ['name', 'kind', 'recipient', 'createdAt'],
  legalDocs: ['id', 'tag', 'version', 'publishedAt', 'consents'],
  clientErrors: ['count', 'message', 'page', 'browser', 'release', 'lastAt'],
  uploads: ['name', 'size', 'uploadedAt'],
  offers: ['priority', 'program', 'type', 'project', 'rate', 'downPayment', 'period', 'validTo'],
  programNames: ['name', 'displayName', 'order', 'banks', 'offers'],
  audit: ['at'],
  work: ['topic', 'state', 'attempts', 'createdAt', 'at'],
} as const;

export type ConsoleList = keyof typeof LIST_SORTS;

/** The names of the lists. */
export const LIST_TITLES: Record<ConsoleList, string> = {
  users: 'Пользователи',
  apiKeys: 'API-ключи',
  clients: 'Клиенты',
  companies: 'Компании',
  complexes: 'Комплексы клиента',
  projects: 'Проекты клиента',
  collections: 'Подборки',
  geoGroups: 'Гео-ограничения',
  feeds: 'Фиды',
  runChanges: 'Сравнение прогонов',
  leads: 'Заявки',
  legalDocs: 'Правовые документы',
  clientErrors: 'Ошибки клиентов',
  uploads: 'Загрузка файлов',
  offers: 'Программы',
  programNames: 'Названия программ',
  audit: 'Журнал правок',
  work: 'Фоновая работа',
};

export type SortColumn<List extends ConsoleList> = (typeof LIST_SORTS)[List][number];
/** A column, after a minus where the greatest stands first; rows without a value stand last either way. */
export type ListSort<List extends ConsoleList> = SortColumn<List> | `-${SortColumn<List>}`;

/** All orders of a list. */
export function listSorts<List extends ConsoleList>(list: List): ListSort<List>[] {
  const columns: readonly SortColumn<List>[] = LIST_SORTS[list];
  return columns.flatMap((column) => [column, `-${column}` as const]);
}

/** The column of an order and its direction. */
export function readSort<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; isDown: boolean } {
  const isDown = sort.startsWith('-');
  return { column: (isDown ? sort.slice(1) : sort) as Column, isDown };
}
