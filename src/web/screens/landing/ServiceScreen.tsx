import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import type { ServiceName } from '#domain/landing/landings.ts';
import { CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import { loanAmount } from '#domain/mortgage/loan-amount.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '../../lazy-screen.ts';
import { Checklist } from './Checklist.tsx';
import { FactTable } from './FactTable.tsx';
import landing from './Landing.module.css';
import { LandingPage } from './LandingPage.tsx';
import { Questions } from './Questions.tsx';
import { ServiceMenu } from './ServiceMenu.tsx';
import { SERVICE_TEXTS } from './texts/service-texts.ts';

const CalculatorSection = lazyPart(() => import('./CalculatorSection.tsx'), 'CalculatorSection');
const InsuranceEstimate = lazyPart(() => import('./InsuranceEstimate.tsx'), 'InsuranceEstimate');
const CallbackForm = lazyPart(() => import('../../parts/lead/CallbackForm.tsx'), 'CallbackForm');

/** Below the fold: their HTML is in the first answer, their scripts come after the page has opened. */
export const parts = [CalculatorSection, InsuranceEstimate, CallbackForm];

const route = getRouteApi('/landing/phys-service/$service');
const FORM_ID = 'call';
/** The debt of the loan the calculator opens with, roubles. */
const USUAL_DEBT = loanAmount(CALCULATOR_DEFAULTS.price, CALCULATOR_DEFAULTS.initialPayment).toNumber();

/** Things one may do on the page before asking anybody. */
const LIVE_PARTS: Record<ServiceName, readonly [id: string, name: string]> = {
  mortgage: ['calculator', 'Рассчитать платёж'],
  insurance: ['estimate', 'Оценить цену'],
  appraisal: ['checklist', 'Посмотреть список'],
  registration: ['checklist', 'Посмотреть список'],
  'safe-payment': ['checklist', 'Посмотреть список'],
};

/** One service for people who buy for themselves. */
export function ServiceScreen() {
  const { service } = route.useParams();
  const { title, heading, lead, steps, checklist, table, questions } = SERVICE_TEXTS[service];
  const form = useRef<HTMLElement>(null);
  const [question, setQuestion] = useState('');
  const [liveId, liveName] = LIVE_PARTS[service];

  function ask(text: string) {
    setQuestion(text);
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <LandingPage
      crumbs={[title]}
      heading={heading}
      lead={lead}
      steps={steps}
      actions={
        <>
          <Button href={`#${liveId}`}>{liveName}</Button>
          <Button href={`#${FORM_ID}`} variant="secondary">
            Спросить менеджера
          </Button>
        </>
      }
    >
      {service === 'mortgage' && (
        <section id="calculator" className={landing.section}>
          <Suspense>
            <CalculatorSection onAsk={ask} />
          </Suspense>
        </section>
      )}
      {service === 'insurance' && (
        <section id="estimate" className={landing.section}>
          <h2>Во что обойдётся полис</h2>
          <Suspense>
            <InsuranceEstimate debt={USUAL_DEBT} />
          </Suspense>
        </section>
      )}
      <FactTable {...table} />
      {checklist && <Checklist {...checklist} />}
      <div className={landing.talk}>
        <Questions questions={questions} />
        <section ref={form} id={FORM_ID} className={landing.panel} aria-labelledby={`${FORM_ID}-title`}>
          <h2 id={`${FORM_ID}-title`}>Перезвоним и ответим</h2>
          <Suspense>
            <CallbackForm comment={question} />
          </Suspense>
        </section>
      </div>
      <ServiceMenu current={service} />
    </LandingPage>
  );
}
