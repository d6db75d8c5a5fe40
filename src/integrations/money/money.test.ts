import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { FIRST_RATES } from '#domain/money/first-rates.ts';
import { vendorContract } from '#tests/vendor-contract.ts';
import { startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import type { CallContext } from '../result.ts';
import { cbrRates } from './cbr.ts';
import { embeddedRates } from './embedded.ts';
import { noRates } from './none.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };

const VALUTES = [
  ['AED', '1', '22,8741', 'Дирхам ОАЭ'],
  ['USD', '1', '84,0052', 'Доллар США'],
  ['EUR', '1', '96,4032', 'Евро'],
  ['THB', '10', '25,9173', 'Батов'],
  ['XDR', '1', '114,2', 'СДР (специальные права заимствования)'],
];

function list(valutes = VALUTES, date = '21.11.2026'): string {
  const items = valutes.map(
    ([code, nominal, value, name]) =>
      `<Valute ID="R01"><NumCode>000</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal>` +
      `<Name>${name}</Name><Value>${value}</Value><VunitRate>1</VunitRate></Valute>`,
  );
  return `<?xml version="1.0" encoding="windows-1251"?>\n<ValCurs Date="${date}" name="Рынок">${items.join('')}</ValCurs>`;
}

const answering =
  (xml: string) =>
  ({ pathname, search }: URL): VendorAnswer =>
    pathname === '/base/XML_daily.asp' && search === ''
      ? { status: 200, body: iconv.encode(xml, 'windows-1251') }
      : { status: 404, body: {} };

const cbrAt = (baseUrl: string) => cbrRates({ baseUrl, now, retryMs: [1, 1] });
const expected = {
  date: '2026-11-21',
  roubles: { AED: 22.8741, EUR: 96.4032, USD: 84.0052, THB: 2.59173 },
};

vendorContract('rates of the Bank of Russia', {
  answer: answering(list()),
  call: (baseUrl, context) => cbrAt(baseUrl).latest(context),
  expected,
});

it.each([
  ['a currency is missing', list(VALUTES.slice(1)), 'no_AED'],
  ['a rate is no number', list([['AED', '1', 'нет', ''], ...VALUTES]), 'no_AED'],
  ['a rate is zero', list([['USD', '1', '0,0000', ''], ...VALUTES]), 'no_USD'],
  ['it is for no units', list([['THB', '0', '25,9', ''], ...VALUTES]), 'no_THB'],
  ['the day does not exist', list(VALUTES, '31.02.2026'), 'unexpected_body'],
  ['it is cut short', list().slice(0, -12), 'unexpected_body'],
  ['it says the bank is closed', '<html><body>Ведутся работы</body></html>', 'unexpected_body'],
])('is malformed when %s', async (_, xml, providerCode) => {
  const vendor = await startFakeVendor(answering(xml));
  const answered = await cbrAt(vendor.baseUrl).latest(call);
  expect(answered).toEqual({ ok: false, kind: 'malformed', retryable: false, providerCode });
  await vendor.close();
});

it('without a network the first rates stand, with nobody to ask there is no answer', async () => {
  expect(await embeddedRates(now).latest(call)).toMatchObject({ source: 'embedded', value: FIRST_RATES });
  expect(await noRates.latest(call)).toMatchObject({ ok: false, kind: 'unavailable' });
});
