import { describe, expect, it } from 'vitest';
import { salesPhone } from './sales-phone.ts';

describe('the phone of a company', () => {
  it('is that of its first contact with one', () => {
    const contacts = [{ phone: null }, { phone: ' ' }, { phone: '+74950001001' }, { phone: '+74950001002' }];
    expect(salesPhone({ contacts })).toBe('+74950001001');
  });

  it('is null when no contact has one', () => {
    expect(salesPhone({ contacts: [] })).toBeNull();
    expect(salesPhone({ contacts: [{ phone: null }] })).toBeNull();
  });
});
