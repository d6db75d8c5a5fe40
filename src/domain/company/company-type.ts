export const COMPANY_TYPES = ['AGENCY', 'DEVELOPER', 'BANK', 'SYSTEM'] as const;

export type CompanyType = (typeof COMPANY_TYPES)[number];

export const COMPANY_TYPE_LABELS: Record<CompanyType, string> = {
  AGENCY: 'Агентство',
  DEVELOPER: 'Застройщик',
  BANK: 'Банк',
  SYSTEM: 'Системная',
};
