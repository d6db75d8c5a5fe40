import type { z } from 'zod';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { shownColours } from '#domain/widget/shown-colours.ts';
import type { SiteRole } from '#domain/widget/site-look.ts';
import { DEFAULT_THEME } from '#domain/widget/theme.ts';
import { COLOUR_TEXTS, colourPath, componentPath } from './look-texts.ts';
import { typedColours } from './set-colours.ts';

type Theme = z.input<typeof ApiKeyForm>['config']['theme'];

interface Target {
  label: string;
  /** The field of the form that takes it. */
  path: ReturnType<typeof colourPath> | ReturnType<typeof componentPath> | FamilyPath;
  isColour: boolean;
  /** The value a widget has there now, ours where the form says none. */
  now: (theme: Theme) => string;
}
type FamilyPath = 'config.theme.fonts.body.family' | 'config.theme.fonts.heading.family';

const colour = (name: 'primary' | 'textOnPrimary' | 'link' | 'background' | 'text'): Target => ({
  label: COLOUR_TEXTS[name],
  path: colourPath(name),
  isColour: true,
  now: ({ colors }) => shownColours({ colors: typedColours(colors) })[name],
});

const family = (role: 'body' | 'heading', label: string): Target => ({
  label,
  path: `config.theme.fonts.${role}.family`,
  isColour: false,
  now: ({ fonts }) => fonts[role].family.trim() || DEFAULT_THEME.fonts[role].family,
});

/** Where a find of a site goes in the form of a look. */
export const SITE_TARGETS: Record<SiteRole, Target> = {
  primary: colour('primary'),
  textOnPrimary: colour('textOnPrimary'),
  link: colour('link'),
  background: colour('background'),
  text: colour('text'),
  radius: {
    label: 'Скругление кнопок',
    path: componentPath('button', 'radius'),
    isColour: false,
    now: ({ components }) => components.button?.radius?.trim() || 'наше',
  },
  bodyFont: family('body', 'Шрифт текста'),
  headingFont: family('heading', 'Шрифт заголовков'),
};
