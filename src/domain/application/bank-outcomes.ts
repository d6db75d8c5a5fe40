/** Answers of banks to an application. */
export const BANK_OUTCOMES = ['APPROVED', 'REFUSED'] as const;
