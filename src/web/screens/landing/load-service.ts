import type { ServiceName } from '#domain/landing/landings.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import type { SiteContext } from '../../site-context.ts';
import { landingGraph } from './landing-graph.ts';
import { SERVICE_TEXTS } from './texts/service-texts.ts';

export function calculatorQuery({ api }: Pick<SiteContext, 'api'>) {
  return api.landing.calculator.queryOptions(undefined, { meta: OWN_ERRORS });
}

/** The page of one service; only mortgage shows more than words. */
export async function loadService(context: SiteContext, service: ServiceName) {
  const { settings } = context;
  if (service === 'mortgage') await context.queryClient.ensureQueryData(calculatorQuery(context));
  const { title, description, questions } = SERVICE_TEXTS[service];
  const path = `/landing/phys-service/${service}`;
  return {
    title,
    description,
    canonicalPath: path,
    graph: landingGraph(settings.publicUrl, { path, title, description, questions, steps: [[title, path]] }),
  };
}
