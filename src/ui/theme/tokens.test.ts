import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('src/ui/theme/tokens.css', 'utf8');
const [usual = '', reduced = ''] = css.split(/@media \(prefers-reduced-motion: [\w-]+\)/);
const times = [...usual.matchAll(/(--time-[\w-]+):/g)].map(([, name]) => name);

it('lets nothing take its time for readers who asked for less motion', () => {
  // The pulse is an animation, and base.css stops those.
  expect(times.length).toBeGreaterThan(5);
  const shortened = times.filter((name) => name !== '--time-pulse');
  expect([...reduced.matchAll(/(--time-[\w-]+): 1ms;/g)].map(([, name]) => name)).toEqual(shortened);
});
