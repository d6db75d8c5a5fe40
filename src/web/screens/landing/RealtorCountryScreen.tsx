import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inPlaces } from '#domain/geo/in-places.ts';
import { encodeLocation } from '#domain/geo/location-code.ts';
import { REALTOR_COUNTRIES } from '#domain/landing/landings.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { ComplexCards } from '../catalog/ComplexCards.tsx';
import { Checklist } from './Checklist.tsx';
import { CountryContactButton } from './CountryContactButton.tsx';
import { CountryFacts } from './CountryFacts.tsx';
import { CountryMenu } from './CountryMenu.tsx';
import landing from './Landing.module.css';
import { LandingPage } from './LandingPage.tsx';
import { countryCardsQuery, countryQuery } from './load-realtor-country.ts';
import { Questions } from './Questions.tsx';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { ABROAD_CHECKS, ABROAD_QUESTIONS, ABROAD_STEPS, REALTOR_TITLE } from './texts/realtor.ts';

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
        <Link key="main" to="/">
          Новостройки
        </Link>,
        <Link key="realtor" to="/landing/realtor">
          {REALTOR_TITLE}
        </Link>,
        name,
      ]}
      heading={`${name}: новостройки без звонков по${NBSP}кругу`}
      lead="Объекты, цены в валюте и в рублях, наличие на шахматке. Для риелторов, которые ведут клиентов из России."
      steps={ABROAD_STEPS}
      actions={
        <>
          <CountryContactButton
            countryId={id}
            description={nonBreaking(`Перезвоним и расскажем, что есть ${place} под запрос вашего клиента.`)}
          />
          <Button href={isEmpty ? '#checklist' : '#boards'} variant="secondary">
            {isEmpty ? 'Что проверить' : 'Посмотреть шахматки'}
          </Button>
        </>
      }
    >
      <CountryFacts facts={facts} />
      <section id="boards" className={landing.section}>
        <h2>{isEmpty ? 'В продаже' : 'Живые шахматки'}</h2>
        {isEmpty ? (
          <p className={landing.note}>
            {nonBreaking(
              `Сейчас ${place} в каталоге нет объектов в продаже. Оставьте контакт: сообщим, когда появятся.`,
            )}
          </p>
        ) : (
          <>
            <ComplexCards pages={[cards]} />
            <p className={landing.after}>
              <Link
                to="/search"
                search={{ complexes: true, location: encodeLocation({ kind: 'country', id }) }}
              >
                Все комплексы {place}
              </Link>
            </p>
          </>
        )}
      </section>
      <Checklist
        title="Что проверить до сделки"
        note="Отметьте выясненное или распечатайте список."
        items={ABROAD_CHECKS}
      />
      <div className={landing.talk}>
        <Questions questions={ABROAD_QUESTIONS} />
        <RegistrationPanel />
      </div>
      <CountryMenu title="Страны" current={country} />
    </LandingPage>
  );
}
