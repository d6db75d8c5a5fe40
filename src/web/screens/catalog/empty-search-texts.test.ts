import { expect, it } from 'vitest';
import { type EmptySearchFacts, emptySearchTexts } from './empty-search-texts.ts';

const titleOf = (facts: Partial<EmptySearchFacts>) =>
  emptySearchTexts({ hasConditions: false, hasArea: false, location: 'c1', ways: 0, cities: 0, ...facts })
    .title;

it.each<[string, Partial<EmptySearchFacts>, string]>([
  ['conditions that can be eased', { hasConditions: true, ways: 2 }, 'Под эти условия ничего нет'],
  ['conditions that cannot', { hasConditions: true }, 'Под эти условия ничего нет'],
  ['conditions in an empty city', { hasConditions: true, cities: 3 }, 'В этом городе пока нет новостроек'],
  ['an empty city', { cities: 3 }, 'В этом городе пока нет новостроек'],
  ['an empty city with nothing around', {}, 'В этом городе пока нет новостроек'],
  ['a part of the map', { hasArea: true }, 'В этой области карты ничего нет'],
  ['a part of the map of an empty city', { hasArea: true, cities: 3 }, 'В этом городе пока нет новостроек'],
  ['several empty places', { location: 'c1,r2' }, 'Здесь пока нет новостроек'],
  ['a catalogue without anything', { location: 'all' }, 'Объявлений пока нет'],
])('%s', (_, facts, title) => {
  expect(titleOf(facts)).toBe(title);
});

it.each([
  [3, true, 'изменить одно условие'],
  [2, false, 'убрать часть условий'],
  [1, false, 'убрать несколько условий'],
])('%i ways out, each by one condition: %s', (ways, areByOne, change) => {
  const facts = { hasConditions: true, hasArea: false, location: 'c1', ways, areByOne, cities: 0 };
  expect(emptySearchTexts(facts).hint).toBe(`Ближе всего будет, если ${change}:`);
});
