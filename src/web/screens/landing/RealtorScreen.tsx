import { useSuspenseQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { countComplexes, countFlats } from '#domain/text/count-phrase.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { ComplexCards } from '../catalog/ComplexCards.tsx';
import { CountryMenu } from './CountryMenu.tsx';
import landing from './Landing.module.css';
import { LandingPage } from './LandingPage.tsx';
import { showcaseQueries } from './load-realtor.ts';
import { Questions } from './Questions.tsx';
import { RegistrationButton } from './RegistrationButton.tsx';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { REALTOR_QUESTIONS, REALTOR_STEPS, REALTOR_TITLE } from './texts/realtor.ts';

/** The offer to realtors, and the way to be invited. */
export function RealtorScreen() {
  const queries = showcaseQueries(useSiteContext(), EVERYWHERE);
  const [{ data: flats }, { data: complexes }, { data: cards }] = useSuspenseQueries({
    queries: [queries.flats, queries.complexes, queries.cards] as const,
  });
  const isEmpty = flats === 0;
  return (
    <LandingPage
      crumbs={[REALTOR_TITLE]}
      heading="Риелторам: работайте с новостройками без звонков по кругу"
      lead={
        isEmpty
          ? 'Цены, наличие и шахматки застройщиков в одном каталоге.'
          : `Цены, наличие и шахматки застройщиков в одном каталоге: сейчас это ${countFlats(flats)} и ${countComplexes(complexes)}.`
      }
      steps={REALTOR_STEPS}
      actions={
        <>
          <RegistrationButton />
          {!isEmpty && (
            <Button href="#boards" variant="secondary">
              Посмотреть шахматки
            </Button>
          )}
        </>
      }
    >
      {!isEmpty && (
        <section id="boards" className={landing.section}>
          <h2>Живые шахматки</h2>
          <ComplexCards pages={[cards]} />
          <p className={landing.after}>
            <Link to="/search" search={{ complexes: true, location: EVERYWHERE }}>
              Все комплексы
            </Link>
          </p>
        </section>
      )}
      <CountryMenu title="За рубежом" />
      <div className={landing.talk}>
        <Questions questions={REALTOR_QUESTIONS} />
        <RegistrationPanel />
      </div>
    </LandingPage>
  );
}
