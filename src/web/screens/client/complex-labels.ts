/** The fields of a complex in the order of its editor. */
export const COMPLEX_LABELS = {
  comfortClass: 'Класс',
  description: 'Описание',
  domRfId: 'Номер на\u00a0наш.дом.рф',
  seaDistance: 'До моря',
  parking: 'Парковка',
  amenities: 'Удобства',
  photos: 'Фото',
  genPlanSvg: 'Генплан со\u00a0слоями',
  genPlanUuid: 'Генплан картинкой',
  houses: 'Корпуса',
  closedSales: 'Закрытые продажи',
  highways: 'Шоссе',
  collectionIds: 'Подборки',
} as const;
