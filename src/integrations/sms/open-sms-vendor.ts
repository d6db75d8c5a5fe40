import { EXOLVE_URL, exolveSms } from './exolve.ts';
import type { SmsSender, SmsVendorName } from './port.ts';
import { SMS_AERO_URL, smsAeroSms } from './sms-aero.ts';
import { SMS_RU_URL, smsRuSms } from './sms-ru.ts';
import type { SmsVendorOptions } from './sms-vendor.ts';
import { SMSC_URL, smscSms } from './smsc.ts';

const VENDORS: Record<SmsVendorName, [url: string, open: (options: SmsVendorOptions) => SmsSender]> = {
  smsc: [SMSC_URL, smscSms],
  smsru: [SMS_RU_URL, smsRuSms],
  smsaero: [SMS_AERO_URL, smsAeroSms],
  exolve: [EXOLVE_URL, exolveSms],
};

/** The sender of a vendor; without a base address that of the vendor's documentation. */
export function openSmsVendor(
  name: SmsVendorName,
  { baseUrl, ...options }: Omit<SmsVendorOptions, 'baseUrl'> & { baseUrl: string | null },
): SmsSender {
  const [url, open] = VENDORS[name];
  return open({ ...options, baseUrl: baseUrl ?? url });
}
