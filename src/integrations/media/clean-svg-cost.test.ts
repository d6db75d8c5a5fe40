import { afterAll, expect, it } from 'vitest';
import { startStepCount } from '#tests/count-steps.ts';
import { CLEAN_SVG } from './clean-svg.ts';

const SMALL = 40;

const count = startStepCount(CLEAN_SVG.module, /integrations\/media|saxes|css-tokenizer/);
afterAll(() => count.stop());

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

it.each<[what: string, write: (times: number) => string]>([
  ['links in a style', (n) => `<style>a{fill:${'url('.repeat(20 * n)}}</style>`],
  ['links in many styles', (n) => '<g style="fill:url(#a);stroke:url(b)"/>'.repeat(n)],
  ['names of links', (n) => `<style>${'url '.repeat(20 * n)}</style>`],
  ['rules for many', (n) => `<style>${'a,'.repeat(10 * n)}a{${'b:url(#b);'.repeat(5 * n)}}</style>`],
  ['braces', (n) => `<style>${'{'.repeat(50 * n)}</style>`],
  ['rules that are cut', (n) => `<style>${'@a{'.repeat(20 * n)}</style>`],
  ['rules that end nowhere', (n) => `<style>${'a}'.repeat(20 * n)}</style>`],
  ['comments that are not closed', (n) => `<style>${'/*'.repeat(20 * n)}</style>`],
  ['words that are not closed', (n) => `<style>${'a"'.repeat(20 * n)}</style>`],
  ['letters by their codes', (n) => `<style>${'\\72'.repeat(20 * n)}</style>`],
  ['sheets', (n) => '<style>a{fill:url(#a)}</style>'.repeat(n)],
  ['plain elements', (n) => '<path d="M0 0h4v4z"/>'.repeat(n)],
  ['what is lost, within itself', (n) => `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`.repeat(n / 10)],
  ['an outline', (n) => `<path d="${'M0 0h4v4z'.repeat(50 * n)}"/>`],
  ['spaces in a link', (n) => `<use href="${' '.repeat(100 * n)}#a"/>`],
  ['a picture that is none', (n) => `<image href="data:image/png;base64,${'A'.repeat(100 * n)}"/>`],
  ['classes', (n) => `<g class="${'a '.repeat(50 * n)}"/>`],
  ['names', (n) => '<g id="a" class="a b c" fill="url(#b)"/>'.repeat(n)],
  ['a text', (n) => `<text>${'&lt;'.repeat(20 * n)}</text>`],
])('of %s four times as many cost four times as much', async (_, write) => {
  const [few, many] = [svg(write(SMALL)), svg(write(4 * SMALL))];
  const steps = await count.stepsOf(CLEAN_SVG.name, few);
  const more = await count.stepsOf(CLEAN_SVG.name, many);
  expect(steps).toBeGreaterThan(10);
  expect(more / steps).toBeLessThan((1.25 * many.length) / few.length);
  expect(more / many.length).toBeLessThan(100);
});
