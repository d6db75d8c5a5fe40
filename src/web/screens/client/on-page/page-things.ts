import type { ComplexField } from '#contract/complex-input.ts';

interface PageThing {
  /** The `data-edit` of the element that shows it. */
  name: string;
  title: string;
  /** The fields that it shows. */
  fields: readonly ComplexField[];
}

/** The things on the page of a complex that people say, in their order. */
export const PAGE_THINGS: readonly PageThing[] = [
  { name: 'photos', title: 'Фото', fields: ['photos'] },
  {
    name: 'plan',
    title: 'Генплан и\u00a0корпуса',
    fields: ['genPlanSvg', 'genPlanUuid', 'houses', 'closedSales'],
  },
  { name: 'description', title: 'Описание', fields: ['description'] },
  { name: 'facts', title: 'Класс, парковка, удобства', fields: ['comfortClass', 'parking', 'amenities'] },
  { name: 'place', title: 'Шоссе и\u00a0море', fields: ['highways', 'seaDistance'] },
  { name: 'register', title: 'Номер на\u00a0наш.дом.рф', fields: ['domRfId'] },
  { name: 'collections', title: 'Подборки', fields: ['collectionIds'] },
];
