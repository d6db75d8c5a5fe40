import { expect, it } from 'vitest';
import type { FlatPage } from '#contract/flat-page.ts';
import { saleState } from './sale-state.ts';

const AT = new Date('2026-11-14T10:00:00Z');

it.each([
  ['FREE', null, null, 'onSale', undefined],
  ['BOOKED', null, AT, 'booked', 'Забронирована · 14.11.2026'],
  ['BOOKED', null, null, 'booked', 'Забронирована'],
  ['SOLD', null, AT, 'sold', 'Продана · 14.11.2026'],
  ['SOLD', AT, null, 'sold', 'Продана'],
  ['FREE', AT, null, 'withdrawn', 'Снята с\u00a0продажи · 14.11.2026'],
  ['BOOKED', AT, null, 'withdrawn', 'Снята с\u00a0продажи · 14.11.2026'],
] as const)('%s, withdrawn %s, since %s: %s', (status, withdrawnAt, statusSince, kind, label) => {
  const page = { flat: { status }, withdrawnAt, statusSince } as FlatPage;
  expect(saleState(page)).toMatchObject(label ? { kind, label } : { kind });
});
