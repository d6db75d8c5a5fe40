import { expect, it } from 'vitest';
import { countedPage } from './counted-page.ts';

const OWN = 'https://genplan.example';

it.each([
  ['https://partner.example/flat', 'partner.example/flat'],
  ['https://partner.example/flat/', 'partner.example/flat'],
  ['https://partner.example', 'partner.example'],
  ['https://PARTNER.example:8443/Flat', 'partner.example:8443/Flat'],
  ['https://anna:secret@partner.example/flat?phone=79991234567#anna', 'partner.example/flat'],
  ['https://xn--e1afmkfd.xn--p1ai/%D0%BA%D0%B2%D0%B0%D1%80%D1%82%D0%B8%D1%80%D1%8B', 'пример.рф/квартиры'],
  ['https://partner.example/lk/79991234567/zayavka', 'partner.example/lk/…/zayavka'],
  ['https://partner.example/lk/+7%20(999)%20123-45-67', 'partner.example/lk/…'],
  ['https://partner.example/lk/anna%40mail.example', 'partner.example/lk/…'],
  ['https://partner.example/lk/0f8fad5b-d9cb-469f-a165-70867728950e', 'partner.example/lk/…'],
  ['https://partner.example/flat/1234567', 'partner.example/flat/1234567'],
  ['https://partner.example/100%/%00%0a', 'partner.example/100%/'],
  [`https://partner.example/${'z'.repeat(2_000)}`, `partner.example/${'z'.repeat(284)}`],
  ['https://genplan.example/widget/ipo-calc/gp_key', ''],
  ['https://genplan.example/flat/1', 'genplan.example/flat/1'],
  ['https://partner.example/widget/ipo-calc/x', 'partner.example/widget/ipo-calc/x'],
  ['javascript:alert(1)', ''],
  ['not an address', ''],
  [null, ''],
])('%s is %s', (url, page) => {
  expect(countedPage(url, OWN)).toBe(page);
});
