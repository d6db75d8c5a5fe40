import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { searchRequest } from '../../query/catalog-search.ts';
import type { SiteContext } from '../../site-context.ts';
import { complexCardsQuery, totalQuery } from '../catalog/catalogue-queries.ts';
import { landingGraph } from './landing-graph.ts';
import { REALTOR_DESCRIPTION, REALTOR_QUESTIONS, REALTOR_TITLE } from './texts/realtor.ts';

/** Cards of a row. */
const CARDS_SHOWN = 4;

/** The offers of a place, of all the catalogue or of one country. */
export function showcaseQueries(context: Pick<SiteContext, 'api'>, location: string) {
  const request = searchRequest({ location });
  return {
    flats: totalQuery(context, request, false),
    complexes: totalQuery(context, request, true),
    cards: complexCardsQuery(context, request, { amount: CARDS_SHOWN }),
  };
}

export async function loadRealtor(context: SiteContext) {
  const { queryClient, settings } = context;
  const { flats, complexes, cards } = showcaseQueries(context, EVERYWHERE);
  await Promise.all([
    queryClient.ensureQueryData(flats),
    queryClient.ensureQueryData(complexes),
    queryClient.ensureQueryData(cards),
  ]);
  const facts = {
    path: '/landing/realtor',
    title: REALTOR_TITLE,
    description: REALTOR_DESCRIPTION,
    questions: REALTOR_QUESTIONS,
  };
  const steps = [[facts.title, facts.path]] as const;
  return {
    title: facts.title,
    description: facts.description,
    canonicalPath: facts.path,
    graph: landingGraph(settings.publicUrl, { ...facts, steps }),
  };
}
