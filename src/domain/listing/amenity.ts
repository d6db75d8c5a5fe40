/** Amenities of a complex; each is a filter of its own. */
export const AMENITIES = [
  'tennisCourt',
  'poolOpen',
  'terrace',
  'gym',
  'spa',
  'pool',
  'playground',
  'concierge',
  'security',
] as const;

export type Amenity = (typeof AMENITIES)[number];

export function isAmenity(value: string): value is Amenity {
  return (AMENITIES as readonly string[]).includes(value);
}

export const AMENITY_LABELS: Record<Amenity, string> = {
  tennisCourt: 'Теннисный корт',
  poolOpen: 'Открытый бассейн',
  terrace: 'Терраса',
  gym: 'Тренажёрный зал',
  spa: 'Спа',
  pool: 'Бассейн',
  playground: 'Детская площадка',
  concierge: 'Консьерж',
  security: 'Охрана',
};
