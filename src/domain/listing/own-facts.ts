/** Facts of a complex that feeds or measurements give, until a person says otherwise: from then on only people do. */
export const OWN_FACTS = ['amenities', 'developer', 'highways', 'parking', 'point'] as const;

export type OwnFact = (typeof OWN_FACTS)[number];
