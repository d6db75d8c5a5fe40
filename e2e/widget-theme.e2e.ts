import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  THEME_COLOURS,
  THEME_COMPONENTS,
  type Theme,
  type ThemeColour,
  type ThemeComponent,
} from '#domain/widget/theme.ts';
import { hydrated, openPage } from './browser.ts';
import { makeWidgetKeys } from './widget-key.ts';

type State = 'checked' | 'hover' | 'pressed' | 'refused' | 'sent';
/** Shows one key of a theme: an element, one of its properties, and the state that reveals it. */
type Probe = [at: (page: Page) => Locator, property: string, state?: State, pseudo?: string];
type PartProbes = { [Part in ThemeComponent]: Record<(typeof THEME_COMPONENTS)[Part][number], Probe> };

const inForm = (page: Page) => page.getByRole('form', { name: 'Оставить заявку' });
const submit = (page: Page) => inForm(page).getByRole('button', { name: 'Отправить' });
const consent = (page: Page) => inForm(page).getByRole('checkbox');
const tick = (page: Page) => consent(page).locator('xpath=following-sibling::*');
const nameBox = (page: Page) => inForm(page).getByLabel('Имя').locator('xpath=..');
const nameInput = (page: Page) => inForm(page).getByLabel('Имя');
const thumb = (page: Page) => page.getByRole('slider').first().locator('xpath=..');
const track = (page: Page) => thumb(page).locator('xpath=..');
const fill = (page: Page) => track(page).locator('xpath=*[1]');
const tab = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Предложения' }).getByRole('link', { name: new RegExp(`^${name}`) });
const region = (page: Page) => page.getByRole('radiogroup', { name: 'Регион' });
const segment = (name: string) => (page: Page) => region(page).locator('label', { hasText: name });
const limit = (page: Page) => page.getByRole('switch', { name: 'Ограничить' });
const card = (page: Page) => page.locator('#matching').getByRole('article').first();
const opener = (page: Page) => card(page).getByRole('button', { name: /^Подробно/ });
const badge = (page: Page) =>
  card(page)
    .getByText(/^(Базовая|Субсидия|Транш|Комбо)$/)
    .first();
const law = (page: Page) => page.locator('footer');
const lawLink = (page: Page) => law(page).getByRole('link');

/** A key without a probe does not compile; a probe whose key no style reads fails. */
const PARTS: PartProbes = {
  button: {
    background: [submit, 'background-color', 'checked'],
    backgroundHover: [submit, 'background-color', 'hover'],
    backgroundActive: [submit, 'background-color', 'pressed'],
    color: [submit, 'color', 'checked'],
    border: [submit, 'border-top-color', 'checked'],
    radius: [submit, 'border-top-left-radius'],
  },
  slider: {
    track: [track, 'background-color'],
    fill: [fill, 'background-color'],
    thumb: [thumb, 'background-color'],
    thumbBorder: [thumb, 'border-top-color'],
  },
  tabs: {
    color: [tab('Не подходят'), 'color'],
    colorSelected: [tab('Подходят'), 'color'],
    borderSelected: [tab('Подходят'), 'border-bottom-color'],
  },
  input: {
    background: [nameBox, 'background-color'],
    color: [nameInput, 'color'],
    placeholder: [nameInput, 'color', undefined, '::placeholder'],
    border: [nameBox, 'border-top-color'],
    borderHover: [nameBox, 'border-top-color', 'hover'],
    radius: [nameBox, 'border-top-left-radius'],
  },
  checkbox: {
    background: [consent, 'background-color'],
    backgroundChecked: [consent, 'background-color', 'checked'],
    border: [consent, 'border-top-color'],
    tick: [tick, 'color'],
  },
  radio: {
    background: [region, 'background-color'],
    backgroundChecked: [segment('мск'), 'background-color'],
    border: [region, 'border-top-color'],
    borderChecked: [segment('мск'), 'box-shadow'],
    color: [segment('спб'), 'color'],
    colorChecked: [segment('мск'), 'color'],
  },
  switch: {
    background: [limit, 'background-color'],
    backgroundChecked: [limit, 'background-color', 'checked'],
    thumb: [limit, 'background-color', undefined, '::after'],
  },
  iconButton: {
    background: [opener, 'background-color'],
    backgroundHover: [opener, 'background-color', 'hover'],
    color: [opener, 'color'],
    radius: [opener, 'border-top-left-radius'],
  },
  badge: {
    background: [badge, 'background-color'],
    border: [badge, 'border-top-color'],
    color: [badge, 'color'],
    radius: [badge, 'border-top-left-radius'],
  },
};

const COLOURS: Record<Exclude<ThemeColour, 'linkVisited'>, Probe> = {
  primary: [fill, 'background-color'],
  primaryHover: [submit, 'background-color', 'hover'],
  primaryActive: [submit, 'background-color', 'pressed'],
  textOnPrimary: [submit, 'color', 'checked'],
  link: [lawLink, 'color'],
  linkHover: [lawLink, 'color', 'hover'],
  linkActive: [lawLink, 'color', 'pressed'],
  background: [(page) => page.locator('body'), 'background-color'],
  surface: [(page) => page.getByRole('form', { name: 'Условия кредита' }), 'background-color'],
  sunken: [law, 'background-color'],
  text: [(page) => page.getByRole('main'), 'color'],
  textSecondary: [(page) => card(page).locator('dt').first(), 'color'],
  icon: [opener, 'color'],
  border: [card, 'border-top-color'],
  error: [(page) => inForm(page).getByText('Это обязательное поле'), 'color', 'refused'],
  success: [(page) => page.getByRole('status').filter({ hasText: 'Заявка отправлена' }), 'color', 'sent'],
};

/** A colour or a length no other key has. */
function oddValue(key: string, index: number): string {
  return key === 'radius' ? `${index % 20}.5px` : `#${(0x301050 + index * 0x010203).toString(16)}`;
}

const components = Object.fromEntries(
  Object.entries(THEME_COMPONENTS).map(([part, keys], at) => [
    part,
    Object.fromEntries(keys.map((key, index) => [key, oddValue(key, at * 10 + index)])),
  ]),
) as Record<ThemeComponent, Record<string, string>>;
const colors = Object.fromEntries(
  THEME_COLOURS.map((name, index) => [name, oddValue(name, 100 + index)]),
) as Record<ThemeColour, string>;
const fonts = {
  heading: {
    family: 'Заголовок',
    desktop: { size: 31, lineHeight: 37 },
    mobile: { size: 23, lineHeight: 29 },
  },
  body: { family: 'Текст', desktop: { size: 17, lineHeight: 27 }, mobile: { size: 15, lineHeight: 21 } },
} satisfies Theme['fonts'];

let keys: { parts: string; colours: string; texts: string };
beforeAll(async () => {
  const [parts, colours, texts] = await makeWidgetKeys(
    { config: { theme: { components } } },
    { config: { theme: { colors } } },
    {
      config: {
        theme: {
          fonts,
          fontList: [{ name: 'Ненужный', url: 'https://fonts.example/a.woff2', weight: 300 }],
          cssVariables: { '--radius-card': '19px' },
        },
      },
    },
  );
  keys = { parts: parts!, colours: colours!, texts: texts! };
});

async function openWidget(key: string, width: 360 | 1440 = 1440): Promise<Page> {
  const page = await openPage(`/widget/ipo-calc/${key}`, { width });
  await hydrated(page);
  return page;
}

/** Makes happen what a probe waits for; what is checked stays so for the probes after it. */
async function bring(page: Page, target: Locator, state: State): Promise<void> {
  if (state === 'checked' && (await target.getAttribute('type')) === 'checkbox') return target.check();
  if (state !== 'hover' || (await target.getAttribute('type')) === 'submit') await consent(page).check();
  if (state === 'hover' || state === 'pressed') await target.hover();
  if (state === 'pressed') await page.mouse.down();
  if (state === 'refused') await submit(page).click();
  if (state !== 'sent') return;
  await page.route('**/widget/application', (route) => route.fulfill({ json: { ok: true, data: null } }));
  await inForm(page).getByLabel('Имя').fill('Анна');
  await inForm(page).getByLabel('Телефон').fill('+7 (999) 123-45-67');
  await submit(page).click();
}

async function expectValue(page: Page, name: string, probe: Probe, value: string): Promise<void> {
  const [at, property, state, pseudo] = probe;
  const target = at(page);
  if (state) await bring(page, target, state);
  const expected = value.startsWith('#') ? rgb(value) : value;
  await expect
    .poll(
      () =>
        target.evaluate(
          (element, [wanted, part]) => getComputedStyle(element, part).getPropertyValue(wanted!),
          [property, pseudo] as const,
        ),
      { message: name },
    )
    .toContain(expected);
  if (state === 'pressed') {
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
}

function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

/** Last what changes the page most. */
const ORDER: (State | undefined)[] = [undefined, 'hover', 'checked', 'pressed', 'refused', 'sent'];
const inOrder = <Named extends { probe: Probe }>(probes: Named[]) =>
  probes.sort((a, b) => ORDER.indexOf(a.probe[2]) - ORDER.indexOf(b.probe[2]));

describe('a theme', () => {
  it('has every colour of every component seen', async () => {
    const page = await openWidget(keys.parts);
    const probes = Object.entries(PARTS).flatMap(([part, byKey]) =>
      Object.entries(byKey).map(([key, probe]) => ({ part: part as ThemeComponent, key, probe })),
    );
    for (const { part, key, probe } of inOrder(probes))
      await expectValue(page, `${part}.${key}`, probe, components[part][key]!);
  });

  it('has every colour of a role seen', async () => {
    const page = await openWidget(keys.colours);
    // The chosen segment lies on a tint of the main colour, which is none of ours.
    const ground = () => segment('мск')(page).evaluate((label) => getComputedStyle(label).backgroundColor);
    const mixed = `color-mix(in srgb, ${colors.primary} 12%, ${colors.surface})`;
    const asked = await page.evaluate((colour) => {
      document.body.style.caretColor = colour;
      return getComputedStyle(document.body).caretColor;
    }, mixed);
    await expect.poll(ground).toBe(asked);
    const probes = Object.entries(COLOURS).map(([name, probe]) => ({ name: name as ThemeColour, probe }));
    for (const { name, probe } of inOrder(probes)) await expectValue(page, name, probe, colors[name]);
    // No script may learn which links were visited: only the rule can be looked at.
    const rules = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
    );
    expect(rules.some((rule) => /a:where\(:visited\)\s*\{[^}]*var\(--link-visited/.test(rule))).toBe(true);
    expect(rules.some((rule) => rule.includes(`--link-visited: ${colors.linkVisited}`))).toBe(true);
  });

  it.each([
    [1440, 'desktop'],
    [360, 'mobile'],
  ] as const)('has its fonts at %i', async (width, size) => {
    const page = await openWidget(keys.texts, width);
    const written = (locator: Locator) =>
      locator.evaluate((element) => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(element);
        return { family: /^"?([^",]*)/.exec(fontFamily)![1], fontSize, lineHeight };
      });
    for (const [role, target] of [
      ['heading', page.getByRole('heading', { level: 1 })],
      ['body', nameInput(page)],
    ] as const) {
      const { family, [size]: expected } = fonts[role];
      await expect
        .poll(() => written(target))
        .toEqual({
          family,
          fontSize: `${expected.size}px`,
          lineHeight: `${expected.lineHeight}px`,
        });
    }
  });

  it('has its faces and its variables', async () => {
    const page = await openWidget(keys.texts);
    const faces = await page.evaluate(() =>
      [...document.fonts].map(({ family, weight }) => [family, weight]),
    );
    expect(faces).toContainEqual([expect.stringContaining('Ненужный'), '300']);
    await expectValue(page, '--radius-card', [card, 'border-top-left-radius'], '19px');
  });
});
