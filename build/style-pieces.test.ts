import { expect, it } from 'vitest';
import { stylesSeen } from '../src/web/page-files/styles-seen.ts';
import { lateSheets, stylePieces } from './style-pieces.ts';

const needsOf = (css: string) => stylePieces(css).map(({ needs }) => needs);

it.each([
  ['.a .b>.c:hover{top:0}', [['a', 'b', 'c']]],
  ['.a,.b{top:0}', [['a'], ['b']]],
  ['p:not(.a) .b::before{top:0}', [['b']]],
  [':is(.a,:has(.b)) .c{top:0}', [['c']]],
  ['.a[data-x=".b"]{top:0}', [['a']]],
  ['.a{.b &{top:0}}', [['a']]],
  ['body{top:0}', [[]]],
  ['@font-face{font-family:Onest}', [[]]],
  ['@keyframes turn{to{rotate:1turn}}', [[]]],
  ['@layer kit,map;', [[]]],
])('%s needs %j', (css, needs) => {
  expect(needsOf(css)).toEqual([needs]);
});

it('cuts rules out of those around them', () => {
  expect(stylePieces('@layer kit{@media print{.a{top:0}}}/* no */')).toEqual([
    { within: [], needs: [[]], isNew: false, css: '@layer kit;' },
    { within: ['@layer kit', '@media print'], needs: [['a']], isNew: false, css: '.a{top:0}' },
  ]);
});

it('gives the sheet back where all is worn', () => {
  const css =
    '@layer kit,map;@layer kit{.a{top:0}@media print{.a{top:1px}}}@layer map{@supports (top:0){.b{top:0}}}';
  expect(stylesSeen(stylePieces(css), '<p class="a b">')).toEqual({ known: css, newer: '' });
});

it('says the order of all layers first, as a page may show nothing of one', () => {
  const css =
    '@layer base{p{top:0}}@layer packages;@layer kit{.a{top:0}}@layer map,parts;@layer map{.b{top:0}}';
  expect(stylesSeen(stylePieces(css), '<p>').known).toBe(
    '@layer base,packages,kit,map,parts;@layer base{p{top:0}}',
  );
});

it('leaves in the sheet what pages do not carry from the first', () => {
  const css = [
    '@layer base{*{top:0}@font-face{font-family:Onest}.a{top:0}@media print{p,.b{top:0}.c{top:0}}}',
    '@layer kit{p{top:0}@keyframes turn{to{top:0}}}p{top:0}',
  ];
  expect(lateSheets(css.join(''))).toEqual([
    '@layer base{.a{top:0}@media print{.c{top:0}}}@layer kit{p{top:0}@keyframes turn{to{top:0}}}p{top:0}',
  ]);
});

it('cuts a sheet into sheets of some length between rules, each in its layers', () => {
  const css =
    '@layer kit{.a{top:0}.b{top:0}.c{top:0}}@layer map{.d{top:0}}.e{top:0}@media print{.f{top:0;left:0}}';
  expect(lateSheets(css, 40)).toEqual([
    '@layer kit{.a{top:0}.b{top:0}.c{top:0}}@layer map{.d{top:0}}',
    '.e{top:0}@media print{.f{top:0;left:0}}',
  ]);
  expect(lateSheets(css, 9).join('')).toBe(
    '@layer kit{.a{top:0}}@layer kit{.b{top:0}}@layer kit{.c{top:0}}@layer map{.d{top:0}}.e{top:0}@media print{.f{top:0;left:0}}',
  );
});

it.each([
  ['.a{top:0;container:card/inline-size}', '.a{top:0}', '.a{container:card/inline-size}'],
  ['.a{field-sizing:content}', '', '.a{field-sizing:content}'],
  ['@container (width<=9px){.a{top:0}}', '', '@container (max-width:9px){.a{top:0}}'],
  ['@container page (width>=9px){.a{top:0}}', '', '@container page (width>=9px){.a{top:0}}'],
  ['@supports (position-area:top){.a{top:0}}', '', '@supports (position-area:top){.a{top:0}}'],
  ['@supports not (field-sizing:content){.a{top:0}}', '', '@supports not (field-sizing:content){.a{top:0}}'],
  ['.a{top:0;--turn:atan2(1px,2px)}', '.a{top:0}', '.a{--turn:atan2(1px,2px)}'],
  ['@supports (top:0){.a{top:0}}', '@supports (top:0){.a{top:0}}', ''],
])('of %s what the checker does not know is %s', (css, known, newer) => {
  expect(stylesSeen(stylePieces(css), '<p class="a">')).toEqual({ known, newer });
});
