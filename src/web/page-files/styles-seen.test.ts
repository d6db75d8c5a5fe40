import { expect, it } from 'vitest';
import { type StylePiece, stylesSeen } from './styles-seen.ts';

const piece = (css: string, needs: StylePiece['needs'], ...within: string[]): StylePiece => ({
  within,
  needs,
  isNew: css.includes('container'),
  css,
});

it('keeps what every page has and what something wears, in their order', () => {
  const pieces = [
    piece('body{margin:0}', [[]]),
    piece('.b{top:0}', [['b']]),
    piece('.c{top:0}', [['c']]),
    piece('.a{top:0}', [['a']]),
  ];
  const { known } = stylesSeen(pieces, '<p class="a x"><svg class="b">');
  expect(known).toBe('body{margin:0}.b{top:0}.a{top:0}');
});

it.each([
  [[['a', 'b']], true],
  [[['a', 'c']], false],
  [[['c'], ['b']], true],
  [[['ab']], false],
])('a rule of selectors with the classes %j is kept: %s', (needs, isKept) => {
  const { known } = stylesSeen([piece('X{}', needs)], '<p class="a"><p class="b">');
  expect(known).toBe(isKept ? 'X{}' : '');
});

it('opens the rules around once for neighbours, and anew where something stood between', () => {
  const pieces = [
    piece('.a{}', [['a']], '@layer kit'),
    piece('.a:hover{}', [['a']], '@layer kit', '@media (hover:hover)'),
    piece('.c{}', [['c']], '@layer map'),
    piece('.b{}', [['b']], '@layer kit'),
    piece('.b.a{}', [['a', 'b']], '@layer shell'),
    piece('@layer kit,shell;', [[]]),
  ];
  expect(stylesSeen(pieces, '<p class="a b">').known).toBe(
    '@layer kit{.a{}@media (hover:hover){.a:hover{}}.b{}}@layer shell{.b.a{}}@layer kit,shell;',
  );
});

it('keeps rules with new words apart', () => {
  const pieces = ['.a{top:0}', '.a{container:card}', '.a{left:0}'].map((css) => piece(css, [['a']]));
  expect(stylesSeen(pieces, '<p class="a">')).toEqual({
    known: '.a{top:0}.a{left:0}',
    newer: '.a{container:card}',
  });
});

it('asked for the same again, gives the same; other classes and other sheets have styles of their own', () => {
  const sheet = ['a', 'b'].map((name) => piece(`.${name}{}`, [[name]]));
  const first = stylesSeen(sheet, '<p class="a"><p class="b">');
  expect(first.known).toBe('.a{}.b{}');
  expect(stylesSeen(sheet, '<p class="b a">')).toBe(first);
  expect(stylesSeen(sheet, '<p class="a">', ['b'])).toBe(first);
  expect(stylesSeen(sheet, '<p class="a">').known).toBe('.a{}');
  expect(stylesSeen([...sheet].reverse(), '<p class="a b">').known).toBe('.b{}.a{}');
  for (let other = 0; other < 100; other++) stylesSeen(sheet, `<p class="a other${other}">`);
  expect(stylesSeen(sheet, '<p class="a b">').known).toBe('.a{}.b{}');
});
