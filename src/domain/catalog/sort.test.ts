import { describe, expect, it } from 'vitest';
import { offeredSorts } from './sort.ts';

describe('the orders a search offers', () => {
  const all = { sort: 'default', hasRoad: true, hasMortgage: true } as const;
  const names = (...asked: Parameters<typeof offeredSorts>) => offeredSorts(...asked).map(([, name]) => name);

  it.each([false, true])('are by the way and by the payment too (complexes: %s)', (ofComplexes) => {
    expect(names(ofComplexes, all)).toEqual(expect.arrayContaining(['Ближе по дороге', 'Меньше платёж']));
  });

  it.each([false, true])('leave out what tells nothing there (complexes: %s)', (ofComplexes) => {
    const offered = names(ofComplexes, { ...all, hasRoad: false, hasMortgage: false });
    expect(offered).toContain('Сначала дешевле');
    expect(offered).not.toContain('Ближе по дороге');
    expect(offered).not.toContain('Меньше платёж');
  });

  it('always name the one in force', () => {
    expect(names(false, { sort: 'payment_asc', hasRoad: false, hasMortgage: false })).toContain(
      'Меньше платёж',
    );
  });
});
