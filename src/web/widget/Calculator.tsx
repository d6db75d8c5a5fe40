import { type ReactNode, useSyncExternalStore } from 'react';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import styles from './Calculator.module.css';
import { CompareTable } from './CompareTable.tsx';
import { CalcInputs } from './inputs/CalcInputs.tsx';
import { NotMatching } from './NotMatching.tsx';
import { OfferList } from './OfferList.tsx';
import type { CalculatorState } from './use-calculator.ts';

interface CalculatorProps {
  calculator: CalculatorState;
  /** The heading it stands under. */
  title: ReactNode;
  /** Hash of the offer chosen for the form. */
  selected: string | null;
  /** Null where there is no form to choose an offer for. */
  onSelect: ((offer: Offer) => void) | null;
}

/** The fields, the offers of banks for them, and offers side by side. */
export function Calculator({ calculator, title, selected, onSelect }: CalculatorProps) {
  const { page, choice, change, calculation, settled, compared, compare } = calculator;
  const { rowOf, costOf, applyFix } = calculator;
  const { options, regions } = page;
  const isOnline = useOnline();
  return (
    <>
      <header className={styles.head}>
        {title}
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
            onSelect={onSelect}
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
          onClear={calculator.clearCompared}
        />
      )}
    </>
  );
}

/** Whether the browser believes it has a network; the server always does. */
function useOnline(): boolean {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('online', notify);
      window.addEventListener('offline', notify);
      return () => {
        window.removeEventListener('online', notify);
        window.removeEventListener('offline', notify);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
