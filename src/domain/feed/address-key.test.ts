import { describe, expect, test } from 'vitest';
import { addressKey } from './address-key.ts';
import { NO_ADDRESS } from './no-address.ts';

describe('addressKey', () => {
  const at = (street: string | null, house: string | null, text: string) =>
    addressKey({ ...NO_ADDRESS, region: 'Ивановская область', city: 'Кинешма', street, house, text });

  test('spellings of one house agree, other houses differ', () => {
    const key = at('ул. Морская', '12', 'ул. Морская, д. 12');
    expect(at('улица Морская', '12', 'улица Морская, дом 12')).toBe(key);
    expect(at('ул Морская', '12', 'ул Морская, 12')).toBe(key);
    expect(at('ул Морская', '12, корпус 1', 'ул Морская, 12, корпус 1')).not.toBe(key);
    expect(at('ул Морская', '12, к. 1', '')).toBe(at('ул Морская', '12, корпус 1', ''));
    expect(addressKey({ ...NO_ADDRESS, city: 'Кинешма' })).toBeNull();
  });
});
