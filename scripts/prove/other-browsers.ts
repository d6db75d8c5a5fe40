import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../e2e/product.ts';
import { BACKSPACE, type Driven, driveFirefox, driveWebKit } from './drive-browser.ts';
import type { Proof } from './proof.ts';

const PAGES = [
  ...['/', '/search', '/search?complexes=true', '/complex/1', '/for-sale/1', '/favourites', '/legal-info'],
  ...['/landing/phys-service/mortgage', '/widget/ipo-calc', '/widget/vitrina/demo-vitrina'],
];
const WAKE_MS = 60_000;
const WAYS_OF_TYPING = ['9991234567', '89991234567', '79991234567', '+7 999 123-45-67', '8 (999) 123 45 67'];
const NUMBER = '+7 (999) 123-45-67';
/** The name of a metro station, typed while the keyboard was English. */
const WRONG_LAYOUT = 'cjrjk';
const STATION = 'Сокол';

const IS_AWAKE =
  "document.documentElement.classList.contains('animations-ready') && !document.querySelector('[data-asleep]')";
const FITS = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
/** Scripts that a page asks for before anything of it was on the screen. */
const EARLY = `performance.getEntriesByType('resource').filter(({ name, startTime }) =>
  /assets\\/.*\\.js$/.test(name) && startTime < performance.getEntriesByName('first-contentful-paint')[0].startTime).length`;

/** Chromium alone is what tests of the product run in. */
export const otherBrowsers: Proof = {
  ru: 'Firefox и WebKit: страницы просыпаются и не шире окна, телефон пяти привычек, поиск в чужой раскладке',
  en: 'Firefox and WebKit: pages wake and fit, a phone typed by five habits, a search in the wrong layout',
  async run(_, say) {
    const dataDir = await mkdtemp(join(tmpdir(), 'genplan-browsers-'));
    const product = await startProduct(dataDir);
    const figures: string[] = [];
    let holds = true;
    try {
      for (const drive of [driveFirefox, driveWebKit]) {
        const browser = await drive();
        try {
          let pages = 0;
          for (const path of PAGES) {
            const fault = await lookAt(browser, product.url + path);
            if (fault === null) pages += 1;
            else say(`${browser.name} ${path}: ${fault}`);
          }
          const phones = await countPhones(browser, product.url);
          const isFound = await findsStation(browser, product.url);
          holds &&= pages === PAGES.length && phones === WAYS_OF_TYPING.length && isFound;
          figures.push(
            `${browser.name}: страниц ${pages} из ${PAGES.length}, телефонов ${phones} из ${WAYS_OF_TYPING.length}, ` +
              `«${WRONG_LAYOUT}» ${isFound ? 'находит' : 'не находит'} ${STATION}`,
          );
        } finally {
          await browser.close();
        }
      }
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
    return { holds, figure: figures.join('; ') };
  },
};

/** Gives what is wrong with a page, in words; null for nothing. */
async function lookAt(browser: Driven, url: string): Promise<string | null> {
  await browser.open(url);
  if (!(await comes(browser, IS_AWAKE))) return 'не проснулась';
  if (!(await browser.ask<boolean>(FITS))) return 'шире окна';
  const early = await browser.ask<number>(EARLY);
  return early > 0 ? `файлов до первого кадра: ${early}` : null;
}

async function countPhones(browser: Driven, site: string): Promise<number> {
  await browser.open(`${site}/legal-info`);
  await comes(browser, IS_AWAKE);
  await browser.ask(
    "([...document.querySelectorAll('header button')].find((one) => one.textContent === 'Войти').click(), 1)",
  );
  await comes(browser, "!!document.querySelector('[role=dialog] input')");
  let right = 0;
  for (const typed of WAYS_OF_TYPING) {
    await browser.ask(
      "(document.querySelector('[role=dialog] input').focus(), document.activeElement.select(), 1)",
    );
    await browser.press(BACKSPACE + typed);
    right += Number(await comes(browser, `document.activeElement.value === ${JSON.stringify(NUMBER)}`));
  }
  return right;
}

async function findsStation(browser: Driven, site: string): Promise<boolean> {
  await browser.open(`${site}/search`);
  await comes(browser, IS_AWAKE);
  await browser.ask("(document.querySelector('header [role=combobox]').focus(), 1)");
  await browser.press(WRONG_LAYOUT);
  const names = "[...document.querySelectorAll('[role=option]')].map((option) => option.textContent).join()";
  return comes(browser, `${names}.includes('${STATION}')`);
}

/** Whether an expression of the page comes true in time. */
async function comes(browser: Driven, expression: string): Promise<boolean> {
  const until = Date.now() + WAKE_MS;
  while (Date.now() < until) {
    if (await browser.ask<boolean>(expression)) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}
