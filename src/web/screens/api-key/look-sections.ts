import { THEME_COMPONENTS, type ThemeComponent } from '#domain/widget/theme.ts';
import { COMPONENT_TEXTS } from './look-texts.ts';

export const COMPONENT_NAMES = Object.keys(THEME_COMPONENTS) as ThemeComponent[];

/** Parts of the form of a key with a widget, in the order of the page. */
export const LOOK_SECTIONS: readonly { id: string; title: string }[] = [
  { id: 'access', title: 'Доступ' },
  { id: 'options', title: 'Показ' },
  { id: 'colors', title: 'Цвета' },
  { id: 'fonts', title: 'Шрифты' },
  ...COMPONENT_NAMES.map((name) => ({ id: `component-${name}`, title: COMPONENT_TEXTS[name] })),
  { id: 'font-list', title: 'Список шрифтов' },
  { id: 'css-variables', title: 'Переменные CSS' },
];
