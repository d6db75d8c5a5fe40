import type { FoundAddress } from '#domain/geo/found-address.ts';
import { type DailyBudget, withinBudget } from '../daily-budget.ts';
import type { Result } from '../result.ts';
import type { AddressSuggester, Geocoder } from './port.ts';

const MOST_REMEMBERED = 5_000;
const DAY_MS = 86_400_000;

/**
 * Suggestions of a vendor, each question asked once a day and within a budget; while the vendor fails or the budget is
 * spent, our own dictionaries answer instead, and their source says so.
 */
export function reservedSuggester(
  vendor: AddressSuggester,
  { budget, reserve, now }: { budget: DailyBudget; reserve: AddressSuggester; now(): Date },
): AddressSuggester {
  const known = new Map<string, Result<FoundAddress[]> & { ok: true }>();
  return {
    provider: vendor.provider,
    async suggest(query, call) {
      const name = `${query.limit} ${query.text.trim().replace(/\s+/g, ' ').toLowerCase()}`;
      const before = known.get(name);
      if (before && now().getTime() - before.asOf.getTime() < DAY_MS) return { ...before, source: 'cache' };
      const answered = await withinBudget(budget, () => vendor.suggest(query, call));
      if (!answered.ok) return reserve.suggest(query, call);
      if (known.size >= MOST_REMEMBERED) known.delete(known.keys().next().value!);
      known.set(name, answered);
      return answered;
    },
  };
}

/** A geocoder asked within a budget. Its failures stay failures: background work asks again later. */
export function budgetedGeocoder(vendor: Geocoder, budget: DailyBudget): Geocoder {
  return {
    provider: vendor.provider,
    find: (address, call) => withinBudget(budget, () => vendor.find(address, call)),
  };
}
