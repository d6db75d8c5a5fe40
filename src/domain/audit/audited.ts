/** Kinds of things whose edits are written down, with the words people read. */
export const AUDITED = {
  apiKey: 'API-ключ',
  application: 'Заявка на ипотеку',
  collection: 'Подборка',
  company: 'Компания',
  complex: 'Жилой комплекс',
  feed: 'Фид',
  geoGroup: 'Гео-ограничение',
  house: 'Дом',
  lead: 'Заявка',
  leadDestination: 'Адрес заявок',
  legalDoc: 'Документ',
  legalTag: 'Тег документов',
  maintenance: 'Обслуживание',
  offer: 'Предложение',
  offerPlan: 'Черновик предложения',
  programAssignment: 'Программа проекта',
  programName: 'Название программы',
  project: 'Проект',
  upload: 'Файл',
  user: 'Пользователь',
} as const;

export type Audited = keyof typeof AUDITED;
