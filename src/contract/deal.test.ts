import { describe, expect, it } from 'vitest';
import { Deal } from './deal.ts';

const person = { name: 'Мария', surname: 'Иванова', phone: '+79991234567' };

describe('a deal', () => {
  it('has two sides, each with an agent, accounts, people without them and papers', () => {
    const side = { agentId: 1, accounts: [2, 3], unregistered: [person], docs: ['/files/1.pdf'] };
    expect(Deal.parse({ seller: side, customer: {}, insuranceId: 5, bankId: 6 })).toEqual({
      seller: { ...side, unregistered: [{ ...person, patronymic: null, email: null }] },
      customer: { agentId: null, accounts: [], unregistered: [], docs: [] },
      insuranceId: 5,
      bankId: 6,
    });
  });

  it.each([
    ['one side', { seller: {} }],
    ['a person without a surname', { seller: { unregistered: [{ ...person, surname: '' }] }, customer: {} }],
    [
      'a phone in the mask',
      { seller: { unregistered: [{ ...person, phone: '+7 (999) 123-45-67' }] }, customer: {} },
    ],
    ['a wrong e-mail', { seller: {}, customer: { unregistered: [{ ...person, email: 'x' }] } }],
  ])('with %s is none', (_, deal) => {
    expect(Deal.safeParse(deal).success).toBe(false);
  });
});
