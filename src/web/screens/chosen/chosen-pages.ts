import { MAX_COMPARED, MAX_FAVOURITES } from '#domain/catalog/chosen-limits.ts';
import type { ChosenList } from '../../parts/chosen/chosen-store.ts';

export type ChosenPage = '/compare' | '/favourites';

interface PageFacts {
  title: string;
  list: ChosenList;
  /** Things it shows at once. */
  most: number;
  /** Above an empty page, and how to fill it. */
  empty: string;
  hint: string;
}

export const PAGES: Readonly<Record<ChosenPage, PageFacts>> = {
  '/compare': {
    title: 'Сравнение',
    list: 'compared',
    most: MAX_COMPARED,
    empty: 'Пока нечего сравнивать',
    hint: 'Нажмите «Сравнить» на карточке: столбики в углу картинки. Список хранится в этом браузере, входить не нужно.',
  },
  '/favourites': {
    title: 'Избранное',
    list: 'favourites',
    most: MAX_FAVOURITES,
    empty: 'В избранном пока пусто',
    hint: 'Нажмите на сердце в углу картинки. Список хранится в этом браузере, входить не нужно.',
  },
};
