import { RealtorCountryInput } from '#contract/landing.ts';
import { getRealtorCountry } from '#services/landing/get-realtor-country.ts';
import { loadCalculator } from '#services/widget/load-calculator.ts';
import { forAnyone, router } from './init.ts';

/** Data that the landings show besides their texts. */
export const landingRouter = router({
  calculator: forAnyone.query(({ ctx }) => loadCalculator(ctx.services)),
  realtorCountry: forAnyone
    .input(RealtorCountryInput)
    .query(({ ctx, input }) => getRealtorCountry(ctx.services, input)),
});
