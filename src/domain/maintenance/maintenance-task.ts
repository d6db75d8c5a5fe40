/** Tasks an operator may run on demand, in the order of the list. */
export const MAINTENANCE_TASKS = {
  index: 'Кэш поиска и страниц',
  dictionary: 'Справочники',
  rates: 'Курсы валют',
  infrastructure: 'Инфраструктура рядом',
  register: 'Сроки из реестра',
  media: 'Фотографии из фидов',
  files: 'Проверка загруженных файлов',
  announcement: 'Новости поисковикам',
  outdated: 'Удаление отслуживших записей',
  backup: 'Копия данных',
} as const;

export type MaintenanceTask = keyof typeof MAINTENANCE_TASKS;

/** How far a task has come: rows or files behind, of how many. */
export interface MaintenanceProgress {
  part: 'rows' | 'files';
  done: number;
  of: number;
}
