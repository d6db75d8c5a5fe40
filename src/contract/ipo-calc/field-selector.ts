import { z } from 'zod';

/** Selects fields of an answer by paths that end in true; a path that ends in false selects nothing. */
export interface FieldSelector {
  [field: string]: boolean | FieldSelector;
}

export const FieldSelector: z.ZodType<FieldSelector> = z
  .record(
    z.string(),
    z.lazy(() =>
      z.union([z.boolean(), FieldSelector], { error: 'Ожидается true, false или вложенный объект' }),
    ),
    { error: 'Ожидается объект с полями' },
  )
  .meta({
    id: 'FieldSelector',
    description:
      'Дерево полей предложения с true и false на концах, например {"hash": true, "bank": {"name": true}}',
  });

export const SELECTOR_MODES = ['include', 'exclude'] as const;

export type SelectorMode = (typeof SELECTOR_MODES)[number];

/** The body of an offers query; without it answers come whole. */
export const OffersSelection = z
  .object({
    fields: FieldSelector.optional(),
    mode: z
      .enum(SELECTOR_MODES, { error: 'Ожидается «include» или «exclude»' })
      .default('include')
      .meta({ description: 'Оставить только отмеченные поля или убрать их' }),
  })
  // An empty selection, which leaves offers whole, as the described answer has them.
  .meta({ example: { fields: {}, mode: 'include' } });
