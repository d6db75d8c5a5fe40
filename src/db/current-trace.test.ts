import { expect, it } from 'vitest';
import { readTraceparent } from './current-trace.ts';

const GOOD = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

it('reads a header of W3C', () => {
  expect(readTraceparent(GOOD)).toEqual({ traceId: '0af7651916cd43dd8448eb211c80319c', traceparent: GOOD });
});

it.each([
  undefined,
  null,
  '',
  [GOOD],
  `${GOOD}-more`,
  GOOD.toUpperCase(),
  GOOD.replace('00-', 'ff-'),
  '00-00000000000000000000000000000000-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
  `${GOOD}\n`,
  GOOD.slice(0, -1),
])('%j is no trace', (text) => {
  expect(readTraceparent(text)).toBeNull();
});
