import './widget.css';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { WidgetPage } from '#contract/widget-page.ts';
import type { Fix } from '#domain/mortgage/evaluate/suggest-fixes.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { unpackOffers } from '#domain/widget/offer-pack.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useCooldown } from '#ui/Form/use-cooldown.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { useAnimationsReady } from '#ui/theme/use-animations-ready.ts';
import { CalcInputs } from './CalcInputs.tsx';
import { CompareTable } from './CompareTable.tsx';
import { calculate } from './calculate.ts';
import { type Choice, writeChoice } from './choice.ts';
import { tellHost, useHost } from './host-messages.ts';
import { LawBlock } from './LawBlock.tsx';
import { LeadForm } from './LeadForm.tsx';
import { NotMatching } from './NotMatching.tsx';
import { MATCHING_LIST, OfferList } from './OfferList.tsx';
import { shownRow } from './shown-row.ts';
import { useOnline } from './use-online.ts';
import { useSubsidyCosts } from './use-subsidy-costs.ts';
import styles from './Widget.module.css';
import { WidgetDialog } from './WidgetDialog.tsx';

/** The calculator: everything is counted here, by the engine of the server. */
export function Widget({ page, initial }: { page: WidgetPage; initial: Choice }) {
  const { options, regions, host } = page;
  const offers = useMemo(() => unpackOffers(page.pack), [page.pack]);
  const [choice, setChoice] = useState(initial);
  const [selected, setSelected] = useState<string | null>(null);
  const [pageUrl, setPageUrl] = useState(page.pageUrl);
  const [isLeadOpen, setLeadOpen] = useState(false);
  const form = useRef<HTMLElement>(null);
  const isOnline = useOnline();
  const calculation = useMemo(() => calculate(offers, choice, page.today), [offers, choice, page.today]);
  // Payments first: changes that would help take longer to find.
  const settled = useDeferredValue(calculation);
  const byHash = useMemo(() => new Map(offers.map(({ offer }) => [offer.hash, offer])), [offers]);
  useAnimationsReady();

  const change = useCallback((part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part })), []);
  // What was pressed goes away with the reason for it: the focus goes on to what it has opened.
  const applyFix = useCallback(
    ({ option, value }: Fix) => {
      change({ [option]: value });
      focusMatching();
    },
    [change],
  );
  useHost(host, regions, {
    onSet: change,
    onPage: setPageUrl,
    tellsHeight: () => (window.innerWidth < 600 ? options.fullHeightMobile : options.fullHeightDesktop),
  });

  const remember = useCooldown((next: Choice, minMonthlyPayment: number | null) => {
    const search = writeChoice(window.location.search, next, regions[0]!);
    window.history.replaceState(null, '', window.location.pathname + search);
    const { price, initialPayment, years } = next;
    tellHost(host, { type: 'ipo-calc:change', price, initialPayment, years, minMonthlyPayment });
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) remember(choice, calculation.minMonthlyPayment);
    isFirst.current = false;
  }, [choice, calculation, remember]);

  const rowOf = (offer: Offer) => shownRow(offer, calculation.prepared, choice.cells.get(offer.hash));
  const compared = choice.compared.flatMap((hash) => byHash.get(hash) ?? []);
  const open = byHash.get(choice.opened ?? '');
  const lookedAt = [...new Set(open ? [...compared, open] : compared)];
  const needs = lookedAt.flatMap((offer) => {
    const row = rowOf(offer);
    return row ? [{ hash: offer.hash, row }] : [];
  });
  const costOf = useSubsidyCosts(page, needs, calculation.query);
  const chosen = byHash.get(selected ?? '') ?? null;

  function select(offer: Offer) {
    setSelected(offer.hash);
    goToForm();
  }

  function goToForm() {
    if (options.forcePopup) setLeadOpen(true);
    else form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  function compare(offer: Offer) {
    const others = choice.compared.filter((hash) => hash !== offer.hash);
    change({ compared: others.length < choice.compared.length ? others : [...others, offer.hash] });
  }

  const lead = (
    <LeadForm
      page={page}
      pageUrl={pageUrl}
      choice={choice}
      offer={chosen}
      interest={calculation.groups[0]?.[0]?.interest ?? 0}
      loan={calculation.prepared.loan.nearest}
      isInDialog={options.forcePopup}
      onSent={() => tellHost(host, { type: 'ipo-calc:lead' })}
    />
  );

  return (
    <main
      className={styles.widget}
      data-framed={page.isFramed || undefined}
      data-whole={options.fullHeightMobile || undefined}
      data-pad-mobile={options.forcePaddingsMobile || undefined}
      data-pad-desktop={options.forcePaddingsDesktop || undefined}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h1 className={options.showTitle ? styles.title : styles.hiddenTitle}>Ипотечный калькулятор</h1>
          {regions.length > 1 && (
            <SegmentedSwitch
              label="Регион"
              look="box"
              name="region"
              className={styles.regions}
              options={regions.map((value) => ({ value, label: value }))}
              value={choice.region}
              onChange={(region) => change({ region })}
            />
          )}
        </header>
        <div className={styles.counting}>
          <div className={styles.inputs}>
            <CalcInputs choice={choice} calculation={calculation} onChange={change} />
          </div>
          <div className={styles.results}>
            {!isOnline && (
              <p role="status" className={styles.offline}>
                <b>Нет сети.</b> Показан расчёт от {formatTime(new Date(page.countedAt))}, форма сохранена.
              </p>
            )}
            <OfferList
              calculation={calculation}
              choice={choice}
              options={options}
              selected={selected}
              onOpen={(hash) => change({ opened: hash })}
              rowOf={rowOf}
              onRow={(offer, row) => change({ cells: new Map(choice.cells).set(offer.hash, row) })}
              costOf={costOf}
              onSelect={options.showLeadForm ? select : null}
              onCompare={compare}
              onFix={applyFix}
            />
            <NotMatching
              key={choice.region}
              calculation={settled}
              isDebug={options.debugPrograms}
              onFix={applyFix}
            />
          </div>
        </div>
        {compared.length > 0 && (
          <CompareTable
            offers={compared}
            query={calculation.prepared}
            rowOf={rowOf}
            costOf={costOf}
            onRemove={compare}
            onClear={() => {
              change({ compared: [] });
              focusMatching();
            }}
          />
        )}
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
      </div>
    </main>
  );
}

function focusMatching() {
  document.getElementById(MATCHING_LIST)?.focus();
}
