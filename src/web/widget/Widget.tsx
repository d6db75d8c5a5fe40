import './widget.css';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WidgetPage } from '#contract/widget-page.ts';
import type { PreviewState } from '#contract/widget-preview.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { useCooldown } from '#ui/Form/use-cooldown.ts';
import { useAnimationsReady } from '#ui/theme/use-animations-ready.ts';
import { AnswerLine, placeAnswerLine } from './AnswerLine.tsx';
import { Calculator } from './Calculator.tsx';
import { callWidget } from './call-widget.ts';
import { type Choice, writeChoice } from './choice.ts';
import { readHostLink, readHostMessage, readHostPage } from './host-messages.ts';
import { LawBlock } from './LawBlock.tsx';
import { LeadForm } from './LeadForm.tsx';
import { LinkToChoice, useLinkToChoice } from './link-to-choice.ts';
import { useCalculator } from './use-calculator.ts';
import { useHost } from './use-host.ts';
import styles from './Widget.module.css';
import { WidgetDialog } from './WidgetDialog.tsx';
import { WidgetShell } from './WidgetShell.tsx';
import { WidgetTitle } from './WidgetTitle.tsx';

interface WidgetProps {
  page: WidgetPage;
  initial: Choice;
  /** The state an admin looks at; everybody else begins with the offers. */
  preview?: PreviewState;
}

/** The calculator as a page of its own or in a frame: everything is counted here, by the engine of the server. */
export function Widget({ page, initial, preview = 'offers' }: WidgetProps) {
  const { options, regions } = page;
  const calculator = useCalculator(page, initial);
  const { choice, change, calculation } = calculator;
  const [selected, setSelected] = useState<string | null>(null);
  const [pageUrl, setPageUrl] = useState(page.pageUrl);
  const [isLeadOpen, setLeadOpen] = useState(false);
  const form = useRef<HTMLElement>(null);
  const line = useRef<HTMLDivElement>(null);
  useAnimationsReady();

  const postToHost = useHost({
    widget: 'ipo-calc',
    page,
    onMessage,
    onSeen: (part) => line.current && placeAnswerLine(line.current, part),
  });
  const { askLink, takeLink } = useLinkToChoice(postToHost, choice, regions[0]!);

  function onMessage(data: unknown, host: string) {
    const link = readHostLink(data, host);
    if (link !== null) return takeLink(link);
    const said = readHostMessage(data, page);
    if (said === null) return;
    isHostsChoice.current = true;
    change(said);
    const url = readHostPage(data, host);
    if (url !== null) setPageUrl(url);
  }

  const remember = useCooldown((next: Choice, minMonthlyPayment: number | null) => {
    const search = writeChoice(window.location.search, next, regions[0]!);
    window.history.replaceState(null, '', window.location.pathname + search);
    const { price, initialPayment, years } = next;
    postToHost({ type: 'ipo-calc:change', price, initialPayment, years, minMonthlyPayment });
  });
  const isFirst = useRef(true);
  const isHostsChoice = useRef(false);
  const tellCounted = useTellCounted(page, pageUrl);
  useEffect(() => {
    if (!isFirst.current) {
      remember(choice, calculation.minMonthlyPayment);
      if (!isHostsChoice.current) tellCounted();
    }
    isFirst.current = false;
    isHostsChoice.current = false;
  }, [choice, calculation, remember, tellCounted]);

  const isFormTried = preview === 'form' || preview === 'refused';
  // A window would take the focus from the console around.
  const isPopup = options.forcePopup && !isFormTried;
  useEffect(() => {
    if (!isFormTried || !form.current) return;
    // The frame alone scrolls: the page around would follow `scrollIntoView`.
    window.scrollTo({ top: form.current.getBoundingClientRect().top + window.scrollY - 16 });
  }, [isFormTried]);

  function select(offer: Offer) {
    setSelected(offer.hash);
    goToForm();
  }

  function goToForm() {
    if (isPopup) return setLeadOpen(true);
    form.current?.scrollIntoView({ block: 'start' });
    // A page of another origin around is scrolled by the focus alone in some browsers.
    form.current?.querySelector('input')?.focus({ preventScroll: !page.isFramed });
  }

  const lead = (
    <LeadForm
      page={page}
      pageUrl={pageUrl}
      choice={choice}
      offer={calculator.offerOf(selected)}
      interest={calculation.groups[0]?.[0]?.interest ?? 0}
      loan={calculation.prepared.loan.nearest}
      isInDialog={isPopup}
      isRefused={preview === 'refused'}
      onSent={() => postToHost({ type: 'ipo-calc:lead' })}
    />
  );

  return (
    <WidgetShell page={page}>
      <LinkToChoice value={askLink}>
        <Calculator
          calculator={calculator}
          title={<WidgetTitle service="IPO_CALC" options={options} />}
          selected={selected}
          onSelect={options.showLeadForm ? select : null}
        />
      </LinkToChoice>
      <AnswerLine
        ref={line}
        calculation={calculator.calculation}
        onAsk={options.showLeadForm ? goToForm : null}
      />
      {options.showLeadForm && (
        <section
          ref={form}
          className={styles.lead}
          data-popup={isPopup || undefined}
          aria-label="Оставить заявку"
        >
          {isPopup ? (
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

/** Tells the client whose widget it is, once, that somebody counts in it; nothing of who does. */
function useTellCounted({ key, isPreview }: WidgetPage, pageUrl: string | null): () => void {
  const isTold = useRef(key === null || isPreview);
  const tell = useEffectEvent(() => {
    // A figure that is lost is no trouble of the visitor's.
    void callWidget('widget/counted', { page: pageUrl }, { key }).catch(() => undefined);
  });
  return useCallback(() => {
    if (!isTold.current) tell();
    isTold.current = true;
  }, []);
}
