import { z } from 'zod';
import { LEGACY_REGIONS } from '#domain/mortgage/legacy/legacy-region.ts';
import { normaliseColour } from '#domain/widget/colour.ts';
import { THEME_COLOURS, THEME_COMPONENTS, type ThemeComponent } from '#domain/widget/theme.ts';
import {
  COMPONENT_KEY,
  CSS_VARIABLE,
  isFontFamily,
  isFontUrl,
  normaliseThemeValue,
} from '#domain/widget/theme-value.ts';

const THEME_COMPONENT_NAMES = Object.keys(THEME_COMPONENTS) as ThemeComponent[];
const MAX_TEXT = 200;
export const MAX_ENTRIES = 60;
export const MAX_FONTS = 20;

export const ThemeColourText = z
  .string()
  .max(MAX_TEXT)
  .transform(orIssue(normaliseColour, 'Цвет не\u00a0распознан: имя, «#0f766e» или «rgb(15, 118, 110)»'))
  .pipe(z.string());
export const ThemeValueText = z
  .string()
  .max(MAX_TEXT)
  .transform(orIssue(normaliseThemeValue, 'Ожидается цвет или размер: «#fff», «12px»'))
  .pipe(z.string());
export const FontFamily = z.string().refine(isFontFamily, 'Название шрифта: буквы, цифры, пробел и дефис');
export const FontSize = z.number().min(8, 'От 8 до 96').max(96, 'От 8 до 96');
export const LineHeight = z.number().min(8, 'От 8 до 144').max(144, 'От 8 до 144');
const Size = z.object({ size: FontSize, lineHeight: LineHeight }).partial();
const Font = z.strictObject({
  family: FontFamily.optional(),
  desktop: Size.optional(),
  mobile: Size.optional(),
});

const bounded = <T extends z.ZodType>(record: T) =>
  record.refine((value) => Object.keys(value as object).length <= MAX_ENTRIES, `Не больше ${MAX_ENTRIES}`);

/** A theme as an admin saves it: a closed list, colours normalised, nothing a page could be broken out of. */
export const ThemeInput = z.strictObject({
  colors: z.partialRecord(z.enum(THEME_COLOURS), ThemeColourText).optional(),
  fonts: z.strictObject({ heading: Font.optional(), body: Font.optional() }).optional(),
  components: z
    .partialRecord(
      z.enum(THEME_COMPONENT_NAMES),
      bounded(z.record(z.string().regex(COMPONENT_KEY), ThemeValueText)),
    )
    .optional(),
  fontList: z
    .array(
      z.strictObject({
        name: FontFamily,
        url: z.string().refine(isFontUrl, 'Адрес шрифта: https:// или загруженный у нас файл'),
        weight: z.int('Целое число').min(1, 'От 1 до 1000').max(1_000, 'От 1 до 1000'),
      }),
    )
    .max(MAX_FONTS)
    .optional(),
  cssVariables: bounded(z.record(z.string().regex(CSS_VARIABLE), ThemeValueText)).optional(),
});

/** Display options with their defaults. */
export const WidgetOptions = z.strictObject({
  showLeadForm: z.boolean().default(true),
  showTitle: z.boolean().default(true),
  fullHeightMobile: z.boolean().default(true),
  fullHeightDesktop: z.boolean().default(true),
  forcePopup: z.boolean().default(false),
  forcePaddingsMobile: z.boolean().default(false),
  forcePaddingsDesktop: z.boolean().default(false),
  debugPrograms: z.boolean().default(false),
  /** An empty list means all regions that the key allows. */
  regions: z
    .array(z.enum(LEGACY_REGIONS))
    .max(LEGACY_REGIONS.length)
    .default([])
    .describe('Регионы; пусто — все, которые разрешает ключ'),
});
export type WidgetOptions = z.infer<typeof WidgetOptions>;

/** Everything a partner chooses about a widget; every level may be absent. */
export const WidgetConfig = z.strictObject({
  options: WidgetOptions.prefault({}),
  theme: ThemeInput.default({}),
});
export type WidgetConfig = z.infer<typeof WidgetConfig>;

function orIssue(read: (text: string) => string | undefined, message: string) {
  return (text: string, context: z.core.$RefinementCtx<string>): string => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
}
