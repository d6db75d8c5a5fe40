export const MATERIALS = ['brick', 'monolith', 'panel', 'monolith2', 'block'] as const;

export type Material = (typeof MATERIALS)[number];

/** `monolith2` is the brick-monolith of the feeds. */
export const MATERIAL_LABELS: Record<Material, string> = {
  brick: 'Кирпич',
  monolith: 'Монолит',
  panel: 'Панель',
  monolith2: 'Кирпично-монолитный',
  block: 'Блочный',
};
