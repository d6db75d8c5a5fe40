import { inPlaces } from '#domain/geo/in-places.ts';
import { encodeLocation } from '#domain/geo/location-code.ts';
import { REALTOR_COUNTRIES, type RealtorCountry } from '#domain/landing/landings.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import type { SiteContext } from '../../site-context.ts';
import { landingGraph } from './landing-graph.ts';
import { showcaseQueries } from './load-realtor.ts';
import { questionsOf } from './texts/countries.ts';
import { REALTOR_TITLE } from './texts/realtor.ts';

export function countryQuery({ api }: Pick<SiteContext, 'api'>, country: RealtorCountry) {
  return api.landing.realtorCountry.queryOptions({ country }, { meta: OWN_ERRORS });
}

/** The cards of what a country has on sale. */
export function countryCardsQuery(context: Pick<SiteContext, 'api'>, country: RealtorCountry) {
  const location = encodeLocation({ kind: 'country', id: REALTOR_COUNTRIES[country].id });
  return showcaseQueries(context, location).cards;
}

export async function loadRealtorCountry(context: SiteContext, country: RealtorCountry) {
  const { queryClient, settings } = context;
  const [about] = await Promise.all([
    queryClient.ensureQueryData(countryQuery(context, country)),
    queryClient.ensureQueryData(countryCardsQuery(context, country)),
  ]);
  const { name } = REALTOR_COUNTRIES[country];
  const place = inPlaces([name]);
  const facts = {
    path: `/landing/realtor/hb/${country}`,
    title: `Новостройки ${place} для риелторов`,
    description:
      about.flats > 0
        ? `Новостройки ${place} для риелторов из России: объекты, цены в валюте застройщика и в рублях, курс и список проверок до сделки.`
        : `Новостройки ${place} для риелторов из России: что может купить иностранец, где записывают право и что проверить до сделки.`,
    questions: questionsOf(country, about),
  };
  const steps = [
    [REALTOR_TITLE, '/landing/realtor'],
    [name, facts.path],
  ] as const;
  return {
    title: facts.title,
    description: facts.description,
    canonicalPath: facts.path,
    graph: landingGraph(settings.publicUrl, { ...facts, steps }),
  };
}
