import { LEAD_PROVIDERS } from '#integrations/lead/port.ts';
import { SMS_VENDORS } from '#integrations/sms/port.ts';

export interface PortOffer {
  providers: readonly string[];
  /** The default outside production: it works without network and keys. */
  embedded: string;
  /** The default in production; when absent, a deployer must choose. */
  production?: string;
  /** Variables that a provider cannot work without. */
  needs?: Readonly<Record<string, readonly ('BASE_URL' | 'KEY')[]>>;
  /** Its variables have names of their own in place of `<PORT>_BASE_URL` and `<PORT>_KEY`. */
  hasOwnVariables?: boolean;
}

const KEY_OF_SMS = Object.fromEntries(SMS_VENDORS.map((vendor) => [vendor, ['KEY'] as const]));

/** Outside systems that a deployer chooses by `<PORT>_PROVIDER`, `<PORT>_BASE_URL`, `<PORT>_KEY`. */
export const PORT_CHOICES = {
  SMS: { providers: ['outbox', ...SMS_VENDORS, 'none'], embedded: 'outbox', needs: KEY_OF_SMS },
  /** Sends what the first one certainly did not. */
  SMS_RESERVE: {
    providers: [...SMS_VENDORS, 'none'],
    embedded: 'none',
    production: 'none',
    needs: KEY_OF_SMS,
  },
  // A real site must not write messages that nobody gets.
  TELEGRAM: {
    providers: ['outbox', 'telegram', 'none'],
    embedded: 'outbox',
    production: 'none',
    needs: { telegram: ['KEY'] },
  },
  // As with Telegram; its server, name and password are one address, SMTP_URL.
  EMAIL: {
    providers: ['outbox', 'smtp', 'none'],
    embedded: 'outbox',
    production: 'none',
    hasOwnVariables: true,
  },
  STORAGE: { providers: ['disk', 's3', 's3-from-disk'], embedded: 'disk', hasOwnVariables: true },
  LEADS: {
    providers: ['inbox', ...LEAD_PROVIDERS],
    embedded: 'inbox',
    needs: Object.fromEntries(LEAD_PROVIDERS.map((provider) => [provider, ['BASE_URL'] as const])),
  },
  // Embedded places, objects and housing dates are invented, so a real site shows none instead.
  PLACES: {
    providers: ['embedded', '2gis', 'none'],
    embedded: 'embedded',
    production: 'none',
    needs: { '2gis': ['KEY'] },
  },
  OBJECTS: {
    providers: ['embedded', 'http', 'none'],
    embedded: 'embedded',
    production: 'none',
    needs: { http: ['BASE_URL'] },
  },
  HOUSING: {
    providers: ['embedded', 'http', 'none'],
    embedded: 'embedded',
    production: 'none',
    needs: { http: ['BASE_URL'] },
  },
  // An estimated route is marked as one, so a real site may show it.
  ROUTING: {
    providers: ['embedded', 'osrm'],
    embedded: 'embedded',
    production: 'embedded',
    needs: { osrm: ['BASE_URL'] },
  },
  // Our own dictionaries invent nothing, so a real site may answer out of them.
  ADDRESS: {
    providers: ['embedded', 'dadata'],
    embedded: 'embedded',
    production: 'embedded',
    needs: { dadata: ['KEY'] },
  },
  GEOCODER: {
    providers: ['embedded', 'dadata', 'yandex'],
    embedded: 'embedded',
    production: 'embedded',
    needs: { dadata: ['KEY'], yandex: ['KEY'] },
  },
  // The product draws these icons itself, so the embedded provider is good enough for a real site.
  ICONS: {
    providers: ['embedded', 'http'],
    embedded: 'embedded',
    production: 'embedded',
    needs: { http: ['BASE_URL'] },
  },
  // An invented person must not get into an application.
  RECOGNITION: {
    providers: ['embedded', 'beorg', 'none'],
    embedded: 'embedded',
    production: 'none',
    needs: { beorg: ['KEY'] },
  },
  // The bank asks for no key, and rates that never change would make wrong prices.
  CURRENCY: { providers: ['embedded', 'cbr', 'none'], embedded: 'embedded', production: 'cbr' },
  // A stand must not send robots to itself, and a site must own the key that it shows them.
  INDEXING: {
    providers: ['yandex', 'none'],
    embedded: 'none',
    production: 'none',
    needs: { yandex: ['KEY'] },
  },
} as const satisfies Record<string, PortOffer>;
export type PortName = keyof typeof PORT_CHOICES;
