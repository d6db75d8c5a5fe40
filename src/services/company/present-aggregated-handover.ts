import type { AggregatedHandover } from '#contract/company.ts';
import type { HandoverCounts } from '#db/queries/company/developers.ts';

export function presentAggregatedHandover({ handedOver, unfinished }: HandoverCounts): AggregatedHandover {
  return {
    housesHandOverCount: handedOver.houses,
    housesHandOverComplexesCount: handedOver.complexes,
    housesNotFinishedCount: unfinished.houses,
    housesNotFinishedComplexesCount: unfinished.complexes,
  };
}
