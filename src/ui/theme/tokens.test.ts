import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('lets nothing take its time for readers who asked for less motion', () => {
  const css = readFileSync('src/ui/theme/tokens.css', 'utf8');
  const [usual = '', reduced = ''] = css.split('@media (prefers-reduced-motion: reduce)');
  // The pulse is an animation, and base.css stops those.
  const times = [...usual.matchAll(/(--time-(?!pulse)[\w-]+):/g)].map(([, name]) => name);
  expect(times.length).toBeGreaterThan(5);
  expect([...reduced.matchAll(/(--time-[\w-]+): 1ms;/g)].map(([, name]) => name)).toEqual(times);
});
