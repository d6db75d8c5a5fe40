import { expect, it } from 'vitest';
import { addressBelow } from './address-below.ts';

it.each(['https://crm.test/rest/1', 'https://crm.test/rest/1/', 'https://crm.test/rest/1//'])(
  '%s',
  (baseUrl) => {
    expect(addressBelow(baseUrl, 'lead.add?x=1')).toBe('https://crm.test/rest/1/lead.add?x=1');
  },
);
