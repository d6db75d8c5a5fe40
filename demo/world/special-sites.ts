/** Complexes that screens find hard. */
interface SpecialSite {
  houses?: number;
  floors?: number;
  sections?: number;
  freeShare?: number;
  ceilingCm?: number;
  /** Tells neither finish, material, ceilings nor quarter. */
  isReticent?: boolean;
}

export const SPECIAL: Record<string, SpecialSite> = {
  'Четыре излучины': { houses: 6, floors: 38 },
  'Коптевские липы': { houses: 1, floors: 9, sections: 1, freeShare: 0 },
  'Реутовская мануфактура': { houses: 1, floors: 5, sections: 4, ceilingCm: 420 },
  'Малахитовый дом': { houses: 1, isReticent: true },
  'Линия 16': { houses: 6, floors: 14, sections: 4 },
};
