import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, openPage } from './browser.ts';
import { siteUrl } from './site.ts';

interface Metro {
  name: string;
  minutesFoot: number | null;
}

async function metrosOf(id: number): Promise<Metro[]> {
  const input = encodeURIComponent(JSON.stringify({ json: { id } }));
  const answer = await fetch(`${siteUrl}/api/trpc/catalog.complex?input=${input}`);
  return (await answer.json()).result.data.json.complex.metros;
}

describe('the page of a complex', () => {
  it('names the nearest metro with the minutes on foot', async () => {
    const nearest = (await metrosOf(1)).find(({ minutesFoot }) => minutesFoot !== null)!;
    const page = await openPage('/complex/1', { javaScriptEnabled: false });
    const way = page.getByText(`метро ${nearest.name}≈\u00a0${nearest.minutesFoot}\u00a0мин пешком`);
    await expect.poll(() => way.first().isVisible()).toBe(true);
    const dot = page.locator('li i').first();
    await expect.poll(() => dot.evaluate((node) => getComputedStyle(node).backgroundColor)).toMatch(/^rgb\(/);
  });

  it.each([360, 1440] as const)('shows its house by day and in the evening at %i px', async (width) => {
    const page = await openPage('/complex/1', { width });
    const gallery = page.getByRole('region', { name: /^Изображения ЖК/ });
    const pictures = gallery.getByRole('img');
    await expect.poll(() => pictures.count()).toBe(2);
    await pictures.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true, true]);
    await expectNoAxeViolations(page);
  });
});
