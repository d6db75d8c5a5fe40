/** Background work by its topic, as the console calls it. */
export const WORK_TITLES: Readonly<Record<string, string>> = {
  'announce-pages': 'Новости поисковикам',
  'answer-telegram-update': 'Ответ на сообщение боту',
  'clean-uploads': 'Проверка загруженных файлов',
  'deliver-lead': 'Передача заявки',
  'deliver-waiting-leads': 'Передача ждущих заявок',
  'fetch-media': 'Фотографии из фидов',
  'forget-blob': 'Удаление файла из хранилища',
  'measure-house-ways': 'Пути от домов до метро',
  'propose-house-points': 'Поиск домов на карте',
  'publish-offer': 'Публикация условий программы',
  'purge-expired': 'Удаление отслуживших записей',
  'refresh-infrastructure': 'Инфраструктура рядом',
  'refresh-rates': 'Курсы валют',
  'refresh-register': 'Сроки из реестра',
  'register-telegram-webhook': 'Подписка бота Telegram',
  'remind-of-leads': 'Напоминания о заявках',
  'return-leads': 'Возврат заявок в очередь',
  'run-due-feeds': 'Запуск фидов по расписанию',
  'run-feed': 'Чтение фида',
  'run-maintenance': 'Обслуживание по просьбе',
  'send-alarm': 'Тревога дежурным',
  'send-feed-notices': 'Сообщение о фидах',
  'send-lead-notices': 'Сообщение о заявках',
  'send-lead-receipt': 'Ответ оставившему заявку',
  'send-telegram-notice': 'Сообщение брокеру',
  'send-telegram-reply': 'Фраза бота',
  'watch-faults': 'Поиск неисправностей',
  'watch-feeds': 'Поиск неполадок с фидами',
};

/** The console's words for a topic; the topic itself where a release before this one promised it. */
export function workTitle(topic: string): string {
  return WORK_TITLES[topic] ?? topic;
}

/** Fields of payloads that nobody can be known by: numbers of records, and words of ours. */
const PLAIN_FIELDS: Readonly<Record<string, string>> = {
  feedId: 'Фид',
  offerId: 'Программа',
  leadId: 'Заявка',
  applicationId: 'Заявка на ипотеку',
  userId: 'Пользователь',
  runId: 'Прогон',
  key: 'Файл',
  channel: 'Способ',
  notice: 'Сообщение',
  status: 'Статус',
  reply: 'Фраза',
  name: 'Неисправность',
  words: 'Слова',
  kind: 'Вид',
  index: 'Место в списке',
};

export interface WorkFact {
  /** The field of the payload. */
  field: string;
  title: string;
  /** Null for what may tell of a person. */
  value: string | null;
}

/** The payload of work as anybody who looks after it may see it: what is not known to be impersonal is hidden. */
export function workFacts(payload: unknown): WorkFact[] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([field, value]): WorkFact[] => {
    if (typeof value === 'object' && value !== null) return workFacts(value);
    const title = Object.hasOwn(PLAIN_FIELDS, field) ? PLAIN_FIELDS[field] : undefined;
    return [title ? { field, title, value: String(value) } : { field, title: field, value: null }];
  });
}
