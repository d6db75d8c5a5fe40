import { UAE_COUNTRY_ID } from '#domain/geo/uae.ts';

/** Services for people who buy for themselves, in the order of their menu; each is the last step of an address. */
export const SERVICES = ['mortgage', 'insurance', 'appraisal', 'registration', 'safe-payment'] as const;

export type ServiceName = (typeof SERVICES)[number];

/** Countries that realtors have a page of, by the last step of its address; ids of the dictionary never change. */
export const REALTOR_COUNTRIES = {
  uae: { id: UAE_COUNTRY_ID, name: 'ОАЭ' },
  thai: { id: 3, name: 'Таиланд' },
  georgia: { id: 4, name: 'Грузия' },
} as const;

export type RealtorCountry = keyof typeof REALTOR_COUNTRIES;

/** Every landing that search engines should know. */
export const LANDING_PATHS: readonly string[] = [
  ...SERVICES.map((service) => `/landing/phys-service/${service}`),
  '/landing/realtor',
  ...Object.keys(REALTOR_COUNTRIES).map((country) => `/landing/realtor/hb/${country}`),
];
