import './widget.css';
import { useEffect, useRef, useState } from 'react';
import type { WidgetPage } from '#contract/widget-page.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useCooldown } from '#ui/Form/use-cooldown.ts';
import { useAnimationsReady } from '#ui/theme/use-animations-ready.ts';
import { Calculator } from './Calculator.tsx';
import { type Choice, writeChoice } from './choice.ts';
import { readHostMessage, readHostPage } from './host-messages.ts';
import { LawBlock } from './LawBlock.tsx';
import { LeadForm } from './LeadForm.tsx';
import { useCalculator } from './use-calculator.ts';
import { postToHost, useHost } from './use-host.ts';
import styles from './Widget.module.css';
import { WidgetDialog } from './WidgetDialog.tsx';
import { WidgetShell } from './WidgetShell.tsx';
import { WidgetTitle } from './WidgetTitle.tsx';

/** The calculator as a page of its own or in a frame: everything is counted here, by the engine of the server. */
export function Widget({ page, initial }: { page: WidgetPage; initial: Choice }) {
  const { options, regions, host } = page;
  const calculator = useCalculator(page, initial);
  const { choice, change, calculation } = calculator;
  const [selected, setSelected] = useState<string | null>(null);
  const [pageUrl, setPageUrl] = useState(page.pageUrl);
  const [isLeadOpen, setLeadOpen] = useState(false);
  const form = useRef<HTMLElement>(null);
  useAnimationsReady();

  useHost({ widget: 'ipo-calc', host, options, onMessage });

  function onMessage(data: unknown) {
    const said = readHostMessage(data, regions);
    if (said === null) return;
    change(said);
    const url = readHostPage(data, host!);
    if (url !== null) setPageUrl(url);
  }

  const remember = useCooldown((next: Choice, minMonthlyPayment: number | null) => {
    const search = writeChoice(window.location.search, next, regions[0]!);
    window.history.replaceState(null, '', window.location.pathname + search);
    const { price, initialPayment, years } = next;
    postToHost(host, { type: 'ipo-calc:change', price, initialPayment, years, minMonthlyPayment });
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) remember(choice, calculation.minMonthlyPayment);
    isFirst.current = false;
  }, [choice, calculation, remember]);

  function select(offer: Offer) {
    setSelected(offer.hash);
    goToForm();
  }

  function goToForm() {
    if (options.forcePopup) setLeadOpen(true);
    else form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  const lead = (
    <LeadForm
      page={page}
      pageUrl={pageUrl}
      choice={choice}
      offer={calculator.offerOf(selected)}
      interest={calculation.groups[0]?.[0]?.interest ?? 0}
      loan={calculation.prepared.loan.nearest}
      isInDialog={options.forcePopup}
      onSent={() => postToHost(host, { type: 'ipo-calc:lead' })}
    />
  );

  return (
    <WidgetShell page={page}>
      <Calculator
        calculator={calculator}
        title={<WidgetTitle service="IPO_CALC" options={options} />}
        selected={selected}
        onSelect={options.showLeadForm ? select : null}
      />
      {options.showLeadForm && !options.forcePopup && (
        <div className={styles.toForm}>
          <Button wide onClick={goToForm}>
            Оставить заявку
          </Button>
        </div>
      )}
      {options.showLeadForm && (
        <section
          ref={form}
          className={styles.lead}
          data-popup={options.forcePopup || undefined}
          aria-label="Оставить заявку"
        >
          {options.forcePopup ? (
            <WidgetDialog
              opener="Оставить заявку"
              title="Оставить заявку"
              isOpen={isLeadOpen}
              onToggle={setLeadOpen}
            >
              {lead}
            </WidgetDialog>
          ) : (
            lead
          )}
        </section>
      )}
      <LawBlock consentUrl="/legal-info" />
    </WidgetShell>
  );
}
