import { z } from 'zod';
import { THEME_COLOURS, THEME_COMPONENTS, type ThemeComponent } from '#domain/widget/theme.ts';
import { COMPONENT_KEY, CSS_VARIABLE, isFontUrl } from '#domain/widget/theme-value.ts';
import { REQUIRED, refuseTwins } from './record-fields.ts';
import {
  FontFamily,
  FontSize,
  LineHeight,
  MAX_ENTRIES,
  MAX_FONTS,
  ThemeColourText,
  ThemeValueText,
  type WidgetConfig,
  WidgetOptions,
} from './widget-config.ts';

const COMPONENT_NAMES = Object.keys(THEME_COMPONENTS) as [ThemeComponent, ...ThemeComponent[]];

/** An empty field keeps our own look there. */
const orNothing = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? undefined : text))
    .pipe(schema.optional());
const orNoNumber = (schema: z.ZodType<number, number>) =>
  z
    .number()
    .nullable()
    .transform((value) => value ?? undefined)
    .pipe(schema.optional());

const Size = z.object({ size: orNoNumber(FontSize), lineHeight: orNoNumber(LineHeight) });
const Font = z.object({ family: orNothing(FontFamily), desktop: Size, mobile: Size });

const Variable = z.object({
  name: z.string().trim().min(1, REQUIRED).regex(CSS_VARIABLE, 'Нужно имя вида «--my-variable»'),
  value: z.string().trim().min(1, REQUIRED).pipe(ThemeValueText),
});

/** The look of a widget as a form holds it: every field there, empty ones meaning ours; to `WidgetConfig`. */
export const WidgetConfigForm = z
  .object({
    options: WidgetOptions,
    theme: z.object({
      colors: z.record(z.enum(THEME_COLOURS), orNothing(ThemeColourText)),
      fonts: z.object({ heading: Font, body: Font }),
      components: z.record(
        z.enum(COMPONENT_NAMES),
        z.record(z.string().regex(COMPONENT_KEY), orNothing(ThemeValueText)),
      ),
      fontList: z
        .array(
          z.object({
            name: z.string().trim().min(1, REQUIRED).pipe(FontFamily),
            url: z
              .string()
              .trim()
              .min(1, REQUIRED)
              .refine(isFontUrl, 'Адрес шрифта: https:// или загруженный у\u00a0нас файл'),
            weight: z
              .number({ error: REQUIRED })
              .int('Целое число')
              .min(1, 'От 1 до 1000')
              .max(1_000, 'От 1 до 1000'),
          }),
        )
        .max(MAX_FONTS),
      cssVariables: z.array(Variable).max(MAX_ENTRIES),
    }),
  })
  .superRefine(({ theme: { cssVariables, fontList } }, context) => {
    refuseTwins(cssVariables, ({ name }) => name, 'name', context, ['theme', 'cssVariables']);
    const face = ({ name, weight }: (typeof fontList)[number]) => `${name} ${weight}`;
    refuseTwins(fontList, face, 'name', context, ['theme', 'fontList']);
  })
  .transform(({ options, theme }): WidgetConfig => {
    const cssVariables = Object.fromEntries(theme.cssVariables.map(({ name, value }) => [name, value]));
    return { options, theme: (said({ ...theme, cssVariables }) ?? {}) as WidgetConfig['theme'] };
  });
export type WidgetConfigForm = z.input<typeof WidgetConfigForm>;

/** Drops undefined values and empty lists, and objects that become empty without them. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, one]) => [key, said(one)] as const)
    .filter(([, one]) => one !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Turns a look into the values of its form. */
export function widgetConfigForm({ options, theme }: WidgetConfig): WidgetConfigForm {
  const fontForm = (
    font: NonNullable<typeof theme.fonts>['body'],
  ): WidgetConfigForm['theme']['fonts']['body'] => {
    const sizeForm = (size: NonNullable<typeof font>['desktop']) => ({
      size: size?.size ?? null,
      lineHeight: size?.lineHeight ?? null,
    });
    return { family: font?.family ?? '', desktop: sizeForm(font?.desktop), mobile: sizeForm(font?.mobile) };
  };
  return {
    options,
    theme: {
      colors: filled(THEME_COLOURS, theme.colors),
      fonts: { heading: fontForm(theme.fonts?.heading), body: fontForm(theme.fonts?.body) },
      components: Object.fromEntries(
        COMPONENT_NAMES.map((name) => [name, filled(THEME_COMPONENTS[name], theme.components?.[name])]),
      ) as WidgetConfigForm['theme']['components'],
      fontList: theme.fontList ?? [],
      cssVariables: Object.entries(theme.cssVariables ?? {}).map(([name, value]) => ({ name, value })),
    },
  };
}

/** Every name with what is said of it, and what is said of others. */
function filled<Name extends string>(names: readonly Name[], values: Partial<Record<Name, string>> = {}) {
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  return { ...empty, ...values } as Record<Name, string>;
}
