import type { WidgetOptions } from '#contract/widget-config.ts';
import type { ColourPair } from '#domain/widget/contrast.ts';
import type { THEME_COMPONENTS, ThemeColour, ThemeComponent } from '#domain/widget/theme.ts';

/** Colours of a theme as people call them. */
export const COLOUR_TEXTS: Record<ThemeColour, string> = {
  primary: 'Основной',
  primaryHover: 'Основной при наведении',
  primaryActive: 'Основной при нажатии',
  link: 'Ссылка',
  linkHover: 'Ссылка при наведении',
  linkActive: 'Ссылка при нажатии',
  linkVisited: 'Посещённая ссылка',
  background: 'Фон',
  surface: 'Карточка',
  sunken: 'Подложка',
  text: 'Текст',
  textSecondary: 'Второй текст',
  textOnPrimary: 'Текст на кнопке',
  icon: 'Иконки',
  border: 'Линии',
  error: 'Ошибка',
  success: 'Успех',
};

export const COMPONENT_TEXTS: Record<ThemeComponent, string> = {
  button: 'Кнопки',
  slider: 'Ползунки',
  tabs: 'Вкладки',
  input: 'Поля',
  checkbox: 'Флажки',
  radio: 'Радио и переключатель сегментов',
  switch: 'Переключатели',
  iconButton: 'Кнопки-иконки',
  badge: 'Бейджи',
};

type ComponentKey = (typeof THEME_COMPONENTS)[ThemeComponent][number];

const KEY_TEXTS: Record<ComponentKey, string> = {
  background: 'Фон',
  backgroundHover: 'Фон при наведении',
  backgroundActive: 'Фон при нажатии',
  backgroundChecked: 'Фон выбранного',
  color: 'Текст',
  colorSelected: 'Текст выбранной',
  colorChecked: 'Текст выбранного',
  border: 'Граница',
  borderHover: 'Граница при наведении',
  borderSelected: 'Черта выбранной',
  borderChecked: 'Граница выбранного',
  radius: 'Скругление',
  track: 'Дорожка',
  fill: 'Заполнение',
  thumb: 'Бегунок',
  thumbBorder: 'Граница бегунка',
  placeholder: 'Подсказка',
  tick: 'Галочка',
};

/** A key of a component as people call it; one of a partner's own as it is. */
export function keyText(key: string): string {
  return KEY_TEXTS[key as ComponentKey] ?? key;
}

export const OPTION_TEXTS: Record<Exclude<keyof WidgetOptions, 'regions'>, string> = {
  showTitle: 'Показывать заголовок',
  showLeadForm: 'Показывать форму заявки',
  fullHeightMobile: 'Полная высота на\u00a0телефоне',
  fullHeightDesktop: 'Полная высота на\u00a0компьютере',
  forcePopup: 'Всегда всплывающие окна',
  forcePaddingsMobile: 'Отступы на\u00a0телефоне',
  forcePaddingsDesktop: 'Отступы на\u00a0компьютере',
  debugPrograms: 'Отладка программ',
};

/** Options of things a vitrina has none of: a form, dialogs and mortgage programmes. */
export const OPTIONS_OF_CALCULATOR: readonly (keyof WidgetOptions)[] = [
  'showLeadForm',
  'forcePopup',
  'debugPrograms',
];

export function colourPath<Name extends ThemeColour>(name: Name) {
  return `config.theme.colors.${name}` as const;
}

export function componentPath<Key extends string>(component: ThemeComponent, key: Key) {
  return `config.theme.components.${component}.${key}` as const;
}

/** 'Второй текст на «Карточка»'. */
export function pairText({ text, ground }: Pick<ColourPair, 'text' | 'ground'>): string {
  return `${COLOUR_TEXTS[text]} на\u00a0«${COLOUR_TEXTS[ground]}»`;
}

/** '2,5 : 1'; cut, so that it never looks enough. */
export function ratioText(ratio: number): string {
  return `${shownRatio(ratio)}\u00a0:\u00a01`;
}

/** '4,5'. */
export function shownRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toLocaleString('ru');
}
