import { expect, test } from 'vitest';
import { mendHomoglyphs } from './mend-homoglyphs.ts';

test.each([
  ['Дoм pacполoжeн в экoлогичном paйонe', 'Дом расположен в экологичном районе'],
  ['для любителей спорта Lоft Fitnеss', 'для любителей спорта Loft Fitness'],
  ['IP-камеры, Wi-Fi и дом 5А', 'IP-камеры, Wi-Fi и дом 5А'],
  ['Технодом КUHONный', 'Технодом КUHONный'],
])('«%s» becomes «%s»', (text, mended) => {
  expect(mendHomoglyphs(text)).toBe(mended);
});
