import { parse, type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { holdMotion, isHeld } from './held-motion.ts';

const held = (css: string, isModule = false) => holdMotion(css, isModule).replace(/\s+/g, ' ').trim();

it('moves what a rule says of motion into a rule beside it, which holds once the page has settled', () => {
  expect(held('.a, .b:hover { color: red; transition: color 1s; animation-name: turn }')).toBe(
    '.a, .b:hover { color: red }:where(:root.animations-ready) .a, :where(:root.animations-ready) .b:hover { transition: color 1s; animation-name: turn }',
  );
});

it('keeps the order in which rules win, and what stands around them', () => {
  expect(held('@media print { .a { transition: none } .a.b { transition-duration: 0s } }')).toMatch(
    /^@media print \{ \.a \{ ?\} :where\(\S+\) \.a \{ transition: none \} \.a\.b \{ ?\} :where\(\S+\) \.a\.b \{ transition-duration: 0s \} \}$/,
  );
});

it('names the class of the page in a module, and the rule around a nested one', () => {
  expect(held('.a { & .b { transition: none } }', true)).toContain(
    ':where(:global(:root.animations-ready)) & .b { transition: none }',
  );
});

it.each([
  '@keyframes turn { to { rotate: 1turn; animation-timing-function: linear } }',
  '* { animation: none !important }',
  '.a { color: red; --transition: 1s; will-change: transition }',
])('leaves alone %s', (css) => {
  expect(held(css)).toBe(css);
});

it('knows its rules again', () => {
  const rules = parse(holdMotion('.a { color: red; transition: none }', false)).nodes as Rule[];
  expect(rules.map(isHeld)).toEqual([false, true]);
});
