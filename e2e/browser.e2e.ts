import { expect, it } from 'vitest';
import { openPage, takePagesBack } from './browser.ts';

it('takes a page back that goes on by itself', async () => {
  for (let delay = 0; delay < 12; delay += 1) {
    const page = await openPage('/robots.txt?of=a-test');
    await page.evaluate((delay) => {
      history.pushState(null, '');
      setTimeout(() => history.back(), delay % 4);
    }, delay);
    await takePagesBack(false);
    await expect.poll(() => page.evaluate(() => location.search)).toBe('');
  }
});
