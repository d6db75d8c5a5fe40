import { expect, it } from 'vitest';
import { PLACE_KINDS, placeKind, tagsOfKinds } from './place-kind.ts';
import type { ProximityTag } from './proximity-tag.ts';

it.each<[ProximityTag, string, string | undefined]>([
  ['Образование', 'Школа № 47', 'schools'],
  ['Детский сад', 'Детский сад № 5', 'schools'],
  ['Продукты', 'Супермаркет', 'shops'],
  ['Медицина', 'Аптека', 'health'],
  ['Другое', 'Городской парк', 'parks'],
  ['Другое', 'Сквер им. Пушкина', 'parks'],
  ['Другое', 'Автопаркинг', undefined],
  ['Другое', 'Парковка', undefined],
  ['Спорт', 'Парк-спорт', undefined],
])('%s, «%s»', (tag, name, kind) => {
  expect(placeKind({ tag, name })).toBe(kind);
});

it('asks for the tags that hold a kind', () => {
  expect(tagsOfKinds(['schools'])).toEqual(['Детский сад', 'Образование']);
  expect(tagsOfKinds(['parks'])).toEqual(['Другое']);
  for (const kind of PLACE_KINDS) expect(tagsOfKinds([kind])).not.toEqual([]);
});
