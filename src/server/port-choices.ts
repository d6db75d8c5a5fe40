import { LEAD_PROVIDERS } from '#integrations/lead/port.ts';

export interface PortOffer {
  providers: readonly string[];
  /** What serves where nobody chose: without network and keys. */
  embedded: string;
  /** The same in production; without it a deployer must choose. */
  production?: string;
  /** What a provider cannot do without. */
  needs?: Readonly<Record<string, readonly ('BASE_URL' | 'KEY')[]>>;
}

/** Outside systems that a deployer chooses by `<PORT>_PROVIDER`, `<PORT>_BASE_URL`, `<PORT>_KEY`. */
export const PORT_CHOICES = {
  SMS: { providers: ['outbox', 'none'], embedded: 'outbox' },
  // Messages nobody gets are of no use: a real site has a bot or none.
  TELEGRAM: {
    providers: ['outbox', 'telegram', 'none'],
    embedded: 'outbox',
    production: 'none',
    needs: { telegram: ['KEY'] },
  },
  STORAGE: { providers: ['disk'], embedded: 'disk' },
  LEADS: {
    providers: ['inbox', ...LEAD_PROVIDERS],
    embedded: 'inbox',
    needs: Object.fromEntries(LEAD_PROVIDERS.map((provider) => [provider, ['BASE_URL'] as const])),
  },
  // What the embedded ones tell is invented: a real site shows nothing instead.
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
  // An estimate is marked as one, so a real site may live with it.
  ROUTING: {
    providers: ['embedded', 'osrm'],
    embedded: 'embedded',
    production: 'embedded',
    needs: { osrm: ['BASE_URL'] },
  },
  // What the product draws itself is no worse for being embedded.
  ICONS: {
    providers: ['embedded', 'http'],
    embedded: 'embedded',
    production: 'embedded',
    needs: { http: ['BASE_URL'] },
  },
  // An invented person must not get into an application.
  RECOGNITION: { providers: ['embedded', 'none'], embedded: 'embedded', production: 'none' },
  // The bank asks for no key; rates that never change would be wrong prices.
  CURRENCY: { providers: ['embedded', 'cbr', 'none'], embedded: 'embedded', production: 'cbr' },
} as const satisfies Record<string, PortOffer>;
export type PortName = keyof typeof PORT_CHOICES;
