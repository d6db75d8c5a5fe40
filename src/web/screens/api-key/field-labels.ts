import { THEME_COLOURS, THEME_COMPONENTS, type ThemeComponent } from '#domain/widget/theme.ts';
import { COLOUR_TEXTS, COMPONENT_TEXTS, colourPath, componentPath, keyText } from './look-texts.ts';

const LOOK_LABELS = Object.fromEntries([
  ...THEME_COLOURS.map((name) => [colourPath(name), COLOUR_TEXTS[name]]),
  ...Object.entries(THEME_COMPONENTS).flatMap(([component, keys]) =>
    keys.map((key) => [
      componentPath(component as ThemeComponent, key),
      `${COMPONENT_TEXTS[component as ThemeComponent]}: ${keyText(key).toLowerCase()}`,
    ]),
  ),
]);

/** Fields of the form of a key in the order of the page, by the names the reader sees. */
export const FIELD_LABELS = {
  service: 'Сервис',
  description: 'Описание',
  baseUrls: 'Домены',
  companyIds: 'Компании',
  projectIds: 'Проекты',
  regions: 'Регионы',
  permissions: 'Права',
  expiresAt: 'Действует до',
  ...LOOK_LABELS,
  'config.theme.fonts': 'Шрифты',
  'config.theme.fontList': 'Список шрифтов',
  'config.theme.cssVariables': 'Переменные CSS',
  'config.options': 'Показ',
  configText: 'Вид, JSON',
} as const;
