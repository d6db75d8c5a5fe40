import { expect, it } from 'vitest';
import { WidgetConfig } from './widget-config.ts';
import { WidgetConfigForm, widgetConfigForm } from './widget-config-form.ts';

const formOf = (config: object) => widgetConfigForm(WidgetConfig.parse(config));

const FULL = {
  options: { showTitle: false, regions: ['спб'] },
  theme: {
    colors: { primary: 'red', link: 'rgb(0 0 0 / 50%)' },
    fonts: { heading: { family: 'Lato', mobile: { size: 18 } } },
    components: { button: { radius: '12px', ownKey: '#FFF' } },
    fontList: [{ name: 'Lato', url: 'https://fonts.example/lato.woff2', weight: 400 }],
    cssVariables: { '--gap': '12px' },
  },
};

it('a form gives back the look it was filled with, whatever is left empty', () => {
  for (const config of [{}, FULL]) {
    expect(WidgetConfigForm.parse(formOf(config))).toEqual(WidgetConfig.parse(config));
  }
});

it('colours are normalised, and what is none is told at its field', () => {
  const form = formOf({});
  form.theme.colors.primary = ' RGB(193 64 12) ';
  expect(WidgetConfigForm.parse(form).theme.colors).toEqual({ primary: '#c1400c' });
  form.theme.colors.primary = 'oranjevy';
  form.theme.components.button.background = 'url(x)';
  const issues = WidgetConfigForm.safeParse(form).error!.issues;
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['theme.colors.primary', 'Цвет не\u00a0распознан: имя, «#0f766e» или «rgb(15, 118, 110)»'],
    ['theme.components.button.background', 'Ожидается цвет или размер: «#fff», «12px»'],
  ]);
});

it('a variable and a weight of a font stand once', () => {
  const form = formOf(FULL);
  form.theme.cssVariables.push({ name: '--GAP'.toLowerCase(), value: '8px' });
  form.theme.fontList.push({ ...form.theme.fontList[0]!, url: '/api/upload/lato.woff2' });
  const issues = WidgetConfigForm.safeParse(form).error!.issues;
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['theme.cssVariables.1.name', 'Такое имя уже существует'],
    ['theme.fontList.1.name', 'Такое имя уже существует'],
  ]);
});
