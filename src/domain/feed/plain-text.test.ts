import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>Первый</p><p>Второй</p>', 'Первый\nВторой'],
  ['Дом&nbsp;&mdash; у&#32;парка&amp;сада', 'Дом — у парка&сада'],
  ['<script>alert(1)</script>текст<br/>ещё', 'текст\nещё'],
  ['до<!-- <b>тайна</b> -->после<style>p{}', 'до после'],
  [`${'<script>'.repeat(50_000)}`, null],
  ['<b<b<b>жирный</b>', '<b<bжирный'],
  ['Цена < 5 млн', 'Цена < 5 млн'],
  ['&#xD800;&#0;х', 'х'],
  [`${'я'.repeat(9_999)}🏠`, `${'я'.repeat(9_999)}\ufffd`],
  ['  \n ', null],
  [null, null],
])('plain text: %s', (raw, expected) => expect(plainText(raw)).toBe(expected));
