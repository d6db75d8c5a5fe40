import { expect, it } from 'vitest';
import { expectToFit, hydrated, openPage } from './browser.ts';
import { siteUrl } from './site.ts';

/** Pixels of a sheet of A4 between its margins. */
const A4 = { width: 718, height: 1_040 };

it('nothing of a comparison of six, of a complex and of a flat is cut off on a sheet of A4', async () => {
  const input = encodeURIComponent(JSON.stringify({ json: { amount: 6 } }));
  const answer = await (await fetch(`${siteUrl}/api/trpc/flats?input=${input}`)).json();
  const ids: string = answer.result.data.json.flats.map(({ id }: { id: number }) => id).join(',');
  const page = await openPage(`/compare?ids=${ids}`);
  for (const path of [`/compare?ids=${ids}`, '/complex/1', '/for-sale/1']) {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(A4);
    await expectToFit(page);
    // What scrolls inside a frame is lost on paper.
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 &&
              element.clientWidth > 0 &&
              /auto|scroll/.test(getComputedStyle(element).overflowX) &&
              element.checkVisibility(),
          )
          .map(
            (element) => `${element.localName} ${element.getAttribute('aria-label') ?? element.className}`,
          ),
      );
    await expect.poll(cut).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
