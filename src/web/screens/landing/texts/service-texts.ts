import type { ServiceName } from '#domain/landing/landings.ts';
import { APPRAISAL } from './appraisal.ts';
import { INSURANCE } from './insurance.ts';
import { MORTGAGE } from './mortgage.ts';
import { REGISTRATION } from './registration.ts';
import { SAFE_PAYMENT } from './safe-payment.ts';
import type { ServiceText } from './service-text.ts';

export const SERVICE_TEXTS: Record<ServiceName, ServiceText> = {
  mortgage: MORTGAGE,
  insurance: INSURANCE,
  appraisal: APPRAISAL,
  registration: REGISTRATION,
  'safe-payment': SAFE_PAYMENT,
};
