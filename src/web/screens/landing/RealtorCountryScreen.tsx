import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { inPlaces } from '#domain/geo/in-places.ts';
import { encodeLocation } from '#domain/geo/location-code.ts';
import { REALTOR_COUNTRIES } from '#domain/landing/landings.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '../../lazy-screen.ts';
import { useSiteContext } from '../../site-context.ts';
import { ComplexCards } from '../catalog/ComplexCards.tsx';
import { Checklist } from './Checklist.tsx';
import { CountryContactButton } from './CountryContactButton.tsx';
import { CountryFacts } from './CountryFacts.tsx';
import { CountryMenu } from './CountryMenu.tsx';
import { CountryWays } from './CountryWays.tsx';
import landing from './Landing.module.css';
import { LandingPage } from './LandingPage.tsx';
import { countryCardsQuery, countryQuery } from './load-realtor-country.ts';
import { Questions } from './Questions.tsx';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { COUNTRY_TEXTS, checksOf, questionsOf, stepsOf } from './texts/countries.ts';
import { REALTOR_TITLE } from './texts/realtor.ts';

const CountryRequest = lazyPart(() => import('./CountryRequest.tsx'), 'CountryRequest');

/** Below the fold: its HTML is in the first answer, its scripts come after the page has opened. */
export const parts = [CountryRequest];

const route = getRouteApi('/landing/realtor/hb/$country');

/** One country for realtors: what is on sale there, and what to check before a deal. */
export function RealtorCountryScreen() {
  const { country } = route.useParams();
  const context = useSiteContext();
  const { data: facts } = useSuspenseQuery(countryQuery(context, country));
  const { data: cards } = useSuspenseQuery(countryCardsQuery(context, country));
  const { id, name } = REALTOR_COUNTRIES[country];
  const place = inPlaces([name]);
  const isEmpty = facts.flats === 0;
  return (
    <LandingPage
      crumbs={[
        <Link key="realtor" to="/landing/realtor">
          {REALTOR_TITLE}
        </Link>,
        name,
      ]}
      heading={
        isEmpty ? `${name}: как купить новостройку` : `${name}: новостройки без звонков по${NBSP}кругу`
      }
      lead={
        isEmpty
          ? 'Правила покупки для иностранца, вопросы застройщику и юристу. Для риелторов, которые ведут клиентов из России.'
          : 'Объекты, цены в валюте и в рублях, наличие на шахматке. Для риелторов, которые ведут клиентов из России.'
      }
      steps={stepsOf(facts)}
      actions={
        <>
          <CountryContactButton
            countryId={id}
            description={nonBreaking(`Перезвоним и расскажем, что есть ${place} под запрос вашего клиента.`)}
          />
          <Button href={isEmpty ? '#request' : '#boards'} variant="secondary">
            {isEmpty ? 'Рассказать о запросе' : 'Посмотреть шахматки'}
          </Button>
        </>
      }
    >
      <CountryFacts facts={facts} />
      {!isEmpty && (
        <section id="boards" className={landing.section}>
          <h2>Живые шахматки</h2>
          <ComplexCards pages={[cards]} />
          <p className={landing.after}>
            <Link
              to="/search"
              search={{ complexes: true, location: encodeLocation({ kind: 'country', id }) }}
            >
              Все комплексы {place}
            </Link>
          </p>
        </section>
      )}
      <CountryWays ways={COUNTRY_TEXTS[country].ways} />
      <Checklist
        title="Что проверить до сделки"
        note="Отметьте выясненное или распечатайте список."
        items={checksOf(country)}
      />
      <div className={landing.talk}>
        <Questions questions={questionsOf(country, facts)} />
        {isEmpty ? (
          <section id="request" className={landing.panel} aria-labelledby="request-title">
            <h2 id="request-title">Что ищет ваш клиент</h2>
            <p className={landing.invitation}>
              {nonBreaking(
                `Объектов ${place} в каталоге пока нет. Перезвоним, уточним запрос и сообщим, когда появятся.`,
              )}
            </p>
            <Suspense>
              <CountryRequest countryId={id} />
            </Suspense>
          </section>
        ) : (
          <RegistrationPanel />
        )}
      </div>
      <CountryMenu title="Страны" current={country} />
    </LandingPage>
  );
}
