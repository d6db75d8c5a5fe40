import { expect, it } from 'vitest';
import { findByName } from './typed-name.ts';

const NAMES = [
  ...['Москва', 'Дубай', 'Екатеринбург', 'Химки', 'Королёв', 'Санкт-Петербург', 'Шарджа', 'Абу-Даби'],
  ...['Сокол', 'Щёлковская', 'Юго-Западная', 'Бауманская', 'Хорошёвская', 'Электрозаводская', 'Южная'],
  ...['Царицыно', 'Октябрьское Поле', 'Маяковская', 'Юбилейная', 'Жулебино', 'Аджман', 'Чертановская'],
  ...['ЖК «Level»', 'ЖК «Вудс»', 'проспект Мира, д. 5', 'Чайковского', 'Майорово'],
];

const found = (typed: string) => findByName(NAMES, String, typed);

it.each([
  // These differ in case, ё, hyphens or blanks.
  ['МОСК', 'Москва'],
  ['королев', 'Королёв'],
  ['щелковская', 'Щёлковская'],
  ['юго западная', 'Юго-Западная'],
  ['югозападная', 'Юго-Западная'],
  ['  октябрьское   поле ', 'Октябрьское Поле'],
  ['пр-т мира', 'проспект Мира, д. 5'],
  // The keyboard left in the other language.
  ['Vjcrdf', 'Москва'],
  ['[bvrb', 'Химки'],
  ['{bvrb', 'Химки'],
  [',fevfycrfz', 'Бауманская'],
  ["'ktrnhjpfdjlcrfz", 'Электрозаводская'],
  ['"ktrnhj', 'Электрозаводская'],
  ['.;yfz', 'Южная'],
  ['>;yfz', 'Южная'],
  [';ekt,byj', 'Жулебино'],
  ['rjhjk`d', 'Королёв'],
  ['cjrjk', 'Сокол'],
  ['дум', 'ЖК «Level»'],
  ['.', 'Юго-Западная'],
  // These are found by their sound.
  ['dubai', 'Дубай'],
  ['Dubay', 'Дубай'],
  ['moskva', 'Москва'],
  ['Moscow', 'Москва'],
  ['sokol', 'Сокол'],
  ['shchyolkovskaya', 'Щёлковская'],
  ['shchelkovskaya', 'Щёлковская'],
  ['schelkovskaja', 'Щёлковская'],
  ['shhjolkovskaja', 'Щёлковская'],
  ['ščëlkovskaja', 'Щёлковская'],
  ['yugo-zapadnaya', 'Юго-Западная'],
  ['ugo zapadnaya', undefined],
  ['khoroshevskaya', 'Хорошёвская'],
  ['horoshyovskaya', 'Хорошёвская'],
  ['tsaritsyno', 'Царицыно'],
  ['caricino', 'Царицыно'],
  ['yekaterinburg', 'Екатеринбург'],
  ['ekaterinburg', 'Екатеринбург'],
  ['khimki', 'Химки'],
  ['himki', 'Химки'],
  ['mayakovskaya', 'Маяковская'],
  ['mayorovo', 'Майорово'],
  ['chaykovskogo', 'Чайковского'],
  ['oktyabrskoye pole', 'Октябрьское Поле'],
  ['st petersburg', 'Санкт-Петербург'],
  ['sankt-peterburg', 'Санкт-Петербург'],
  ['sharjah', 'Шарджа'],
  ['ajman', 'Аджман'],
  ['Abu Dhabi', 'Абу-Даби'],
  ['chertanovskaya', 'Чертановская'],
  ['левел', 'ЖК «Level»'],
  ['vuds', 'ЖК «Вудс»'],
  ['prospekt mira', 'проспект Мира, д. 5'],
  // These have slips.
  ['сакол', 'Сокол'],
  ['масква', 'Москва'],
  ['екатеринбугр', 'Екатеринбург'],
  ['еликтрозаводская', 'Электрозаводская'],
  ['бауманка', 'Бауманская'],
  ['прспект мира', 'проспект Мира, д. 5'],
  ['ekaterimburg', 'Екатеринбург'],
])('%j finds %s', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

it.each([
  '',
  '   ',
  'сокал 7',
  'проспект мира 6',
  'пятница',
  'ъ'.repeat(500),
  '—',
  '!?',
  'оква',
  'м '.repeat(50),
])('%j finds nothing', (typed) => {
  expect(found(typed)).toEqual([]);
});
